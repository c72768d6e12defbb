import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isScope, type Scope } from '#domain/scopes.ts'
import type { Queryable } from '../database.ts'
import type { Device, Session } from './sessions.ts'

/** What a session of an app or a script may do; without an app it is a script’s. */
export type Limits = { readonly scopes: readonly Scope[]; readonly clientId: string | undefined }

type NewSession = {
  readonly userId: string
  /** Who lets it in: it has proven itself as far as they have. */
  readonly by: Pick<Session, 'aal'>
  readonly limits: Limits
  readonly device: Device
  /** When it ends by itself, if it does. */
  readonly until: Date | undefined
  readonly now: Date
}

/** Opens a session with limits; the answer is its id. */
export async function openLimitedSession(db: Queryable, session: NewSession): Promise<string> {
  const { userId, by, limits, device, until, now } = session
  const id = randomUUID()
  const method =
    limits.clientId === undefined ? 'personal_token' : 'oauth_provider/authorization_code'
  await db.query(
    `with session as (
       insert into auth.sessions (id, user_id, aal, not_after, created_at, updated_at, user_agent, ip)
       values ($1, $2, $3, $4, $5, $5, $6, $7)
     )
     insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     values ($1, $8, $5, $5)`,
    [id, userId, by.aal, until ?? null, now, device.userAgent, device.ip, method],
  )
  await db.query(
    `insert into private.limited_sessions (session_id, user_id, client_id, scopes)
     values ($1, $2, $3, $4)`,
    [id, userId, limits.clientId ?? null, limits.scopes],
  )
  return id
}

const limitsSchema = z
  .object({ scopes: z.array(z.string().refine(isScope)), client_id: z.string().nullable() })
  .transform(({ scopes, client_id }) => ({ scopes, clientId: client_id ?? undefined }))

/** Undefined for the session of a person. */
export async function limitsOf(db: Queryable, sessionId: string): Promise<Limits | undefined> {
  const { rows } = await db.query(
    'select scopes, client_id from private.limited_sessions where session_id = $1',
    [sessionId],
  )
  return limitsSchema.optional().parse(rows[0])
}
