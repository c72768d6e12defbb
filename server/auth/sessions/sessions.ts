import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database.ts'

/** An entry of the `amr` claim; `timestamp` in seconds since 1970. */
export type AuthenticationMethod = { readonly method: string; readonly timestamp: number }

/** What a session remembers of the device, for the person's list of devices. */
export type Device = { readonly ip: string | null; readonly userAgent: string | null }

type NewSession = {
  readonly userId: string
  readonly method: string
  readonly device: Device
  readonly refreshTokenHash: string
  readonly now: Date
}

/** Signs a device in; the answer is the session's id. */
export async function openSession(db: Queryable, session: NewSession): Promise<string> {
  const { userId, method, device, refreshTokenHash, now } = session
  const id = randomUUID()
  await db.query(
    `with session as (
       insert into auth.sessions (id, user_id, created_at, updated_at, user_agent, ip)
       values ($1, $2, $3, $3, $4, $5)
     ), method as (
       insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
       values ($1, $6, $3, $3)
     )
     insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
     values ($7, $2, $1, $3, $3)`,
    [id, userId, now, device.userAgent, device.ip, method, refreshTokenHash],
  )
  return id
}

const sessionSchema = z.object({ created_at: z.date() })

/** When that person's session was opened; undefined when it has ended. */
export async function findSession(
  db: Queryable,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<{ createdAt: Date } | undefined> {
  const { rows } = await db.query(
    'select created_at from auth.sessions where id = $1 and user_id = $2',
    [sessionId, userId],
  )
  return rows[0] === undefined ? undefined : { createdAt: sessionSchema.parse(rows[0]).created_at }
}

const methodsSchema = z.array(z.object({ method: z.string(), timestamp: z.number() }))

export async function authenticationMethods(
  db: Queryable,
  sessionId: string,
): Promise<AuthenticationMethod[]> {
  const { rows } = await db.query(
    `select authentication_method as method, floor(extract(epoch from updated_at))::int as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  )
  return methodsSchema.parse(rows)
}

/** Ends one session: its refresh tokens go with it. */
export async function endSession(db: Queryable, sessionId: string): Promise<void> {
  await db.query('delete from auth.sessions where id = $1', [sessionId])
}

export async function endAllSessions(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from auth.sessions where user_id = $1', [userId])
}

export async function endOtherSessions(
  db: Queryable,
  userId: string,
  keptSessionId: string,
): Promise<void> {
  await db.query('delete from auth.sessions where user_id = $1 and id <> $2', [
    userId,
    keptSessionId,
  ])
}
