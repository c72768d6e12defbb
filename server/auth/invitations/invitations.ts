import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { secondsPer } from '#domain/time-units.ts'
import { parseEmailAddress } from '../accounts/email-address.ts'
import type { Queryable } from '../database.ts'
import { hashSecret, newSecret } from '../one-time-tokens/secrets.ts'
import { invalidEmail, validationFailed } from '../wire/errors.ts'

export const usualInvitationDays = 7
const mostDays = 365
const rememberedSeconds = mostDays * secondsPer.day

export type NewInvitation = {
  /** The one address that may use it; without it whoever holds the link may. */
  readonly email?: string | undefined
  /** How long it is good, up to 365; 7 where nothing is said. */
  readonly days?: number | undefined
  /** The account of whoever makes it, where there is one: it is noted in that account's security log. */
  readonly madeBy?: string | undefined
  readonly now?: Date | undefined
}

/**
 * Makes an invitation for one account. The answer holds the secret, which is stored as a hash alone: `path` is the
 * link without the origin, `/signup?invite=…`.
 *
 * @param database a connection or pool as `supabase_auth_admin`, or as a role that is above it
 * @throws AuthError `validation_failed` for what is no address, and for days that are none
 */
export async function createInvitation(
  database: Queryable,
  { email, days = usualInvitationDays, madeBy, now = new Date() }: NewInvitation = {},
): Promise<{ id: string; token: string; path: string; expiresAt: Date }> {
  const address = email === undefined ? null : parseEmailAddress(email)
  if (address === undefined) throw invalidEmail()
  if (!(days > 0 && days <= mostDays)) throw validationFailed(`days must be up to ${mostDays}`)
  const [id, token] = [randomUUID(), newSecret()]
  const expiresAt = new Date(now.getTime() + days * secondsPer.day * 1_000)
  await database.query(
    `with forgotten as (
       delete from auth.invitations
       where expires_at <= $5::timestamptz - make_interval(secs => $7)
     ), made as (
       insert into auth.invitations (id, token_hash, email, made_by, created_at, expires_at)
       values ($1, $2, $3, $4, $5::timestamptz, $6) returning made_by, email
     )
     select private.note_invitation(
       made_by, 'invitation_made', case when email is null then 'anyone' else 'address' end
     )
     from made where made_by is not null`,
    [id, hashSecret(token), address, madeBy ?? null, now, expiresAt, rememberedSeconds],
  )
  return { id, token, path: `/signup?invite=${token}`, expiresAt }
}

const foundSchema = z.object({ id: z.string(), email: z.string().nullable() })

type Found = { readonly id: string; readonly email: string | null }

/** The invitation of a link, by the hash of its secret, if it is still good. */
export async function findByHash(
  db: Queryable,
  hash: string,
  now: Date,
): Promise<Found | undefined> {
  const { rows } = await db.query(
    `select id, email from auth.invitations
     where token_hash = $1 and used_at is null and expires_at > $2`,
    [hash, now],
  )
  return rows[0] === undefined ? undefined : foundSchema.parse(rows[0])
}

/** One for an address that its owner proves, who then needs no link. */
export async function findByAddress(
  db: Queryable,
  email: string,
  now: Date,
): Promise<Found | undefined> {
  const { rows } = await db.query(
    `select id, email from auth.invitations
     where email = $1 and used_at is null and expires_at > $2 order by expires_at limit 1`,
    [email, now],
  )
  return rows[0] === undefined ? undefined : foundSchema.parse(rows[0])
}

/** Uses it up for an account, in the transaction that makes that; false where somebody else was quicker. */
export async function takeInvitation(
  db: Queryable,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with taken as (
       update auth.invitations set used_at = $3, used_by = $2
       where id = $1 and used_at is null and expires_at > $3 returning created_at
     )
     select private.note_invitation(
       $2, 'invitation_used', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')
     ) from taken`,
    [id, userId, now],
  )
  return rowCount === 1
}

/** Whether an account came in by an invitation before: then it needs no other one. */
export async function hasUsedInvitation(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query('select from auth.invitations where used_by = $1 limit 1', [
    userId,
  ])
  return rows.length > 0
}
