import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { challengeDataSchema } from '../passkeys/challenges.ts'

export const challengeSeconds = 300
const mostFailures = 5

type NewChallenge = {
  readonly factorId: string
  readonly ip: string | null
  /** What a security key is to sign. */
  readonly toSign?: string
  readonly now: Date
}

/** Asks for a code or a signature; `expiresAt` in seconds since 1970. */
export async function createChallenge(db: Queryable, { factorId, ip, toSign, now }: NewChallenge) {
  const id = randomUUID()
  await db.query(
    `with ended as (
       delete from auth.mfa_challenges
       where factor_id = $2 and created_at <= $3::timestamptz - make_interval(secs => $5)
     )
     insert into auth.mfa_challenges
       (id, factor_id, created_at, ip_address, web_authn_session_data)
     values ($1, $2, $3, $4, $6)`,
    [id, factorId, now, ip, challengeSeconds, toSign === undefined ? null : { challenge: toSign }],
  )
  return { id, expiresAt: Math.floor(now.getTime() / 1000) + challengeSeconds }
}

const rowSchema = z.object({ created_at: z.date(), failures: z.number() })

/** Whether this challenge of that factor can still be answered; it is locked. */
export async function isOpenChallenge(
  db: Queryable,
  { id, factorId, now }: { id: string; factorId: string; now: Date },
): Promise<boolean> {
  const { rows } = await db.query(
    `select created_at, failures from auth.mfa_challenges
     where id = $1 and factor_id = $2 and verified_at is null for update`,
    [id, factorId],
  )
  if (rows[0] === undefined) return false
  const { created_at: createdAt, failures } = rowSchema.parse(rows[0])
  const ageSeconds = (now.getTime() - createdAt.getTime()) / 1000
  return ageSeconds < challengeSeconds && failures < mostFailures
}

/** What the security key was asked to sign; undefined where a code was asked for. */
export async function toBeSigned(db: Queryable, challengeId: string): Promise<string | undefined> {
  const { rows } = await db.query(
    'select web_authn_session_data as data from auth.mfa_challenges where id = $1',
    [challengeId],
  )
  return challengeDataSchema.safeParse(rows[0]?.data).data?.challenge
}

export async function countFailure(db: Queryable, challengeId: string): Promise<void> {
  await db.query('update auth.mfa_challenges set failures = failures + 1 where id = $1', [
    challengeId,
  ])
}

export async function closeChallenge(db: Queryable, challengeId: string, now: Date): Promise<void> {
  await db.query('update auth.mfa_challenges set verified_at = $2 where id = $1', [
    challengeId,
    now,
  ])
}
