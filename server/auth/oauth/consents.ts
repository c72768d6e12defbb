import { z } from 'zod'
import { isScope, type Scope } from '#domain/scopes.ts'
import type { Queryable } from '../database.ts'

/** Apps that one cook may let in. */
export const mostConsents = 50

type Consent = {
  readonly userId: string
  readonly clientId: string
  readonly scopes: readonly Scope[]
  readonly now: Date
}

/** False where the cook has let in as many apps as they may. */
export async function noteConsent(db: Queryable, consent: Consent): Promise<boolean> {
  const { userId, clientId, scopes, now } = consent
  const { rowCount } = await db.query(
    `insert into private.oauth_consents (user_id, client_id, scopes, granted_at)
     select $1, $2, $3, $4
     where $5 > (select count(*) from private.oauth_consents where user_id = $1 and client_id <> $2)
     on conflict (user_id, client_id) do update
       set scopes = excluded.scopes, granted_at = excluded.granted_at`,
    [userId, clientId, scopes, now, mostConsents],
  )
  if (rowCount === 0) return false
  await db.query('update private.oauth_clients set used_at = $2 where id = $1', [clientId, now])
  return true
}

const grantSchema = z
  .object({
    client_id: z.string(),
    name: z.string(),
    client_uri: z.string().nullable(),
    logo_uri: z.string().nullable(),
    scopes: z.array(z.string().refine(isScope)),
    granted_at: z.date(),
  })
  .transform((row) => ({
    client: {
      id: row.client_id,
      name: row.name,
      uri: row.client_uri ?? '',
      logo_uri: row.logo_uri ?? '',
    },
    scopes: row.scopes,
    granted_at: row.granted_at.toISOString(),
  }))

/** The apps that a cook let in, as GoTrue lists them; the newest first. */
export async function grantsOf(db: Queryable, userId: string) {
  const { rows } = await db.query(
    `select client_id, name, client_uri, logo_uri, scopes, granted_at
     from private.oauth_consents join private.oauth_clients on id = client_id
     where user_id = $1 order by granted_at desc, client_id`,
    [userId],
  )
  return z.array(grantSchema).parse(rows)
}

/** Ends all that the app may do for this cook, and what would yet become a session; false where it may nothing. */
export async function withdrawConsent(
  db: Queryable,
  { userId, clientId }: { userId: string; clientId: string },
): Promise<boolean> {
  await db.query('delete from private.oauth_authorizations where user_id = $1 and client_id = $2', [
    userId,
    clientId,
  ])
  await db.query(
    `with why as materialized (select set_config('larder.session_end', 'app', true))
     delete from auth.sessions using why
     where id in (
       select session_id from private.limited_sessions where user_id = $1 and client_id = $2
     )`,
    [userId, clientId],
  )
  const { rowCount } = await db.query(
    'delete from private.oauth_consents where user_id = $1 and client_id = $2',
    [userId, clientId],
  )
  return rowCount !== 0
}
