import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database.ts'

/** How long a person may look for their key. */
export const challengeSeconds = 300

export const newChallenge = (): string => randomBytes(32).toString('base64url')

export const challengeDataSchema = z.object({ challenge: z.string() })

type Kind = 'registration' | 'authentication'

type NewChallenge = {
  readonly kind: Kind
  /** Null for a sign-in: of whom, the key will say. */
  readonly userId: string | null
  readonly now: Date
}

/** Something to sign, for one response; `expiresAt` in seconds since 1970. */
export async function createPasskeyChallenge(
  db: Queryable,
  { kind, userId, now }: NewChallenge,
): Promise<{ id: string; challenge: string; expiresAt: number }> {
  const [id, challenge] = [randomUUID(), newChallenge()]
  await db.query(
    `with ended as (
       delete from auth.webauthn_challenges where id in (
         select id from auth.webauthn_challenges where expires_at <= $5
         limit 100 for update skip locked
       )
     )
     insert into auth.webauthn_challenges
       (id, user_id, challenge_type, session_data, created_at, expires_at)
     values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz + make_interval(secs => $6))`,
    [id, userId, kind, { challenge }, now, challengeSeconds],
  )
  return { id, challenge, expiresAt: Math.floor(now.getTime() / 1000) + challengeSeconds }
}

const rowSchema = z.object({ session_data: challengeDataSchema, expires_at: z.date() })

/** Uses the challenge up, whatever comes of it; undefined where it is nobody's, another's or used. */
export async function takePasskeyChallenge(
  db: Queryable,
  { id, kind, userId, now }: NewChallenge & { readonly id: string },
): Promise<{ challenge: string; isExpired: boolean } | undefined> {
  const { rows } = await db.query(
    `delete from auth.webauthn_challenges
     where id = $1 and challenge_type = $2 and user_id is not distinct from $3
     returning session_data, expires_at`,
    [id, kind, userId],
  )
  if (rows[0] === undefined) return undefined
  const { session_data: data, expires_at: expiresAt } = rowSchema.parse(rows[0])
  return { challenge: data.challenge, isExpired: expiresAt.getTime() <= now.getTime() }
}
