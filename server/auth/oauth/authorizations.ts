import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isScope, type Scope } from '#domain/scopes.ts'
import type { Queryable } from '../database.ts'
import { hashSecret, newSecret } from '../one-time-tokens/secrets.ts'

/** How long a cook has to decide, and then the app to fetch its token. */
const requestMinutes = 10
const codeMinutes = 5

const rowSchema = z
  .object({
    id: z.string(),
    client_id: z.string(),
    user_id: z.string().nullable(),
    approved_by: z.string().nullable(),
    redirect_uri: z.string(),
    scopes: z.array(z.string().refine(isScope)),
    state: z.string().nullable(),
    code_challenge: z.string(),
    session_id: z.string().nullable(),
    expires_at: z.date(),
  })
  .transform((row) => ({
    id: row.id,
    clientId: row.client_id,
    userId: row.user_id,
    approvedBy: row.approved_by,
    redirectUri: row.redirect_uri,
    scopes: row.scopes,
    state: row.state ?? undefined,
    codeChallenge: row.code_challenge,
    sessionId: row.session_id,
    expiresAt: row.expires_at,
  }))

/** A request of an app to be let in. */
export type Authorization = z.infer<typeof rowSchema>

const columns = `id, client_id, user_id, approved_by, redirect_uri, scopes, state, code_challenge,
  session_id, expires_at`

type NewAuthorization = {
  readonly clientId: string
  readonly redirectUri: string
  readonly scopes: readonly Scope[]
  readonly state: string | undefined
  readonly codeChallenge: string
  readonly now: Date
}

/** Returns the id of the request, which is as hard to guess as a secret. */
export async function insertAuthorization(
  db: Queryable,
  wanted: NewAuthorization,
): Promise<string> {
  await db.query(
    `delete from private.oauth_authorizations where id in (
       select id from private.oauth_authorizations where expires_at <= $1
       limit 100 for update skip locked
     )`,
    [wanted.now],
  )
  const id = randomUUID()
  await db.query(
    `insert into private.oauth_authorizations (id, client_id, redirect_uri, scopes, state,
       code_challenge, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz + make_interval(mins => $8))`,
    [
      id,
      wanted.clientId,
      wanted.redirectUri,
      wanted.scopes,
      wanted.state ?? null,
      wanted.codeChallenge,
      wanted.now,
      requestMinutes,
    ],
  )
  return id
}

/** The request that a cook is to decide: of whoever opens it first. Undefined where it is another’s, decided or over. */
export async function openAuthorization(
  db: Queryable,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<Authorization | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const { rows } = await db.query(
    `update private.oauth_authorizations set user_id = $2
     where id = $1 and (user_id is null or user_id = $2) and code_hash is null and expires_at > $3
     returning ${columns}`,
    [id, userId, now],
  )
  return rowSchema.optional().parse(rows[0])
}

/** Returns the code that the app exchanges. */
export async function approveAuthorization(
  db: Queryable,
  { id, sessionId, now }: { id: string; sessionId: string; now: Date },
): Promise<string> {
  const code = newSecret()
  await db.query(
    `update private.oauth_authorizations
     set code_hash = $2, approved_by = $3, expires_at = $4::timestamptz + make_interval(mins => $5)
     where id = $1`,
    [id, Buffer.from(hashSecret(code), 'hex'), sessionId, now, codeMinutes],
  )
  return code
}

/**
 * Undefined for a code that never was, or that is over. Account and row stay locked, in this order, as by whoever withdraws what
 * the app may do.
 */
export async function lockAuthorizationOf(
  db: Queryable,
  code: string,
): Promise<Authorization | undefined> {
  const hash = Buffer.from(hashSecret(code), 'hex')
  await db.query(
    `select from auth.users
     where id = (select user_id from private.oauth_authorizations where code_hash = $1) for no key update`,
    [hash],
  )
  const { rows } = await db.query(
    `select ${columns} from private.oauth_authorizations where code_hash = $1 for update`,
    [hash],
  )
  return rowSchema.optional().parse(rows[0])
}

export async function noteExchange(db: Queryable, id: string, sessionId: string): Promise<void> {
  await db.query('update private.oauth_authorizations set session_id = $2 where id = $1', [
    id,
    sessionId,
  ])
}

export async function deleteAuthorization(db: Queryable, id: string): Promise<void> {
  await db.query('delete from private.oauth_authorizations where id = $1', [id])
}
