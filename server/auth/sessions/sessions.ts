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
  readonly aal: AssuranceLevel
  readonly device: Device
  readonly refreshTokenHash: string
  readonly now: Date
}

/** Signs a device in; the answer is the session's id. */
export async function openSession(db: Queryable, session: NewSession): Promise<string> {
  const { userId, method, aal, device, refreshTokenHash, now } = session
  const id = randomUUID()
  await db.query(
    `with session as (
       insert into auth.sessions (id, user_id, aal, created_at, updated_at, user_agent, ip)
       values ($1, $2, $8, $3, $3, $4, $5)
     ), method as (
       insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
       values ($1, $6, $3, $3)
     )
     insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
     values ($7, $2, $1, $3, $3)`,
    [id, userId, now, device.userAgent, device.ip, method, refreshTokenHash, aal],
  )
  return id
}

/** How far somebody has proven themselves: with one factor or with two. */
export type AssuranceLevel = 'aal1' | 'aal2'

const sessionSchema = z.object({ created_at: z.date(), aal: z.enum(['aal1', 'aal2']) })

export type Session = {
  readonly id: string
  readonly createdAt: Date
  readonly aal: AssuranceLevel
}

/** That person's session; undefined when it has ended. One with limits is no person's: an app or a script holds it. */
export async function findSession(
  db: Queryable,
  { sessionId, userId }: { sessionId: string; userId: string },
  lock: 'for share' | '' = '',
): Promise<Session | undefined> {
  const { rows } = await db.query(
    `select created_at, aal from auth.sessions where id = $1 and user_id = $2
       and not exists (select from private.limited_sessions where session_id = $1) ${lock}`,
    [sessionId, userId],
  )
  if (rows[0] === undefined) return undefined
  const { created_at: createdAt, aal } = sessionSchema.parse(rows[0])
  return { id: sessionId, createdAt, aal }
}

const assuranceSchema = z.tuple([
  z.object({
    aal: z.enum(['aal1', 'aal2']),
    methods: z.array(z.object({ method: z.string(), timestamp: z.number() })),
  }),
])

/** What the session's token says of how its owner proved themselves, the newest first. */
export async function assuranceOf(
  db: Queryable,
  sessionId: string,
): Promise<{ aal: AssuranceLevel; methods: readonly AuthenticationMethod[] }> {
  const { rows } = await db.query(
    `select session.aal, coalesce(jsonb_agg(
         jsonb_build_object(
           'method', claim.authentication_method,
           'timestamp', floor(extract(epoch from claim.updated_at))::int
         ) order by claim.updated_at desc, claim.authentication_method desc
       ) filter (where claim.id is not null), '[]') as methods
     from auth.sessions as session
     left join auth.mfa_amr_claims as claim on claim.session_id = session.id
     where session.id = $1 group by session.id`,
    [sessionId],
  )
  return assuranceSchema.parse(rows)[0]
}

/** What the transaction does from here on, the account’s security log has of this session’s device. */
export async function actAs(db: Queryable, sessionId: string): Promise<void> {
  await db.query(`select set_config('larder.session', $1, true)`, [sessionId])
}

/** Ends one session: its refresh tokens go with it. */
export async function endSession(db: Queryable, sessionId: string): Promise<void> {
  await db.query('delete from auth.sessions where id = $1', [sessionId])
}

/** As above, because somebody has a copy of its tokens: its owner’s security log says so. */
export async function endCopiedSession(db: Queryable, sessionId: string): Promise<void> {
  await db.query(
    `with why as materialized (select set_config('larder.session_end', 'copied', true))
     delete from auth.sessions using why where id = $1`,
    [sessionId],
  )
}

/** Ends all, and what would yet become one: a sign-in of which only the code is left to exchange. */
export async function endAllSessions(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from auth.sessions where user_id = $1', [userId])
  await forgetSignInsOnTheirWay(db, userId)
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
  await forgetSignInsOnTheirWay(db, userId)
}

/** Where a second factor has just been set up, sessions without it must not go on as before. */
export async function endLowerSessions(db: Queryable, userId: string): Promise<void> {
  await db.query(`delete from auth.sessions where user_id = $1 and aal <> 'aal2'`, [userId])
  await forgetSignInsOnTheirWay(db, userId)
}

/** What a session began to link goes with that session. */
async function forgetSignInsOnTheirWay(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from auth.flow_state where user_id = $1 and session_id is null', [userId])
}
