import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'
import { type AuthError, tooManyRequests } from '../wire/errors.ts'
import type { RateLimit } from '../settings.ts'

/** One thing that is counted, such as the failures of an account, and how many it may have. */
export type Counted = { readonly key: string; readonly limit: RateLimit }

export type RateLimiter = {
  /**
   * Counts an attempt before its outcome is known, so that a burst in parallel counts too; throws
   * `refusal`, `tooManyRequests` unless said otherwise, when one of the limits is reached. Calling
   * what it returns takes the attempt back, for limits that count failures alone.
   */
  count(
    counted: readonly Counted[],
    refusal?: (retryAfterSeconds: number) => AuthError,
  ): Promise<() => Promise<void>>
}

const answerSchema = z.tuple([z.object({ full_until: z.date().nullable() })])

/** Windows that are over are thrown out once in so many attempts. */
const attemptsBetweenCleanings = 200

/** Fixed windows in the database, where every server that shares it counts. */
export function createRateLimiter(pool: Pool, now: () => Date): RateLimiter {
  let attempts = 0

  async function count(
    counted: readonly Counted[],
    refusal: (retryAfterSeconds: number) => AuthError = tooManyRequests,
  ): Promise<() => Promise<void>> {
    const time = now()
    if ((attempts += 1) % attemptsBetweenCleanings === 0) await forgetEnded(pool, time)
    const keys = counted.map(({ key }) => hashed(key))
    const { rows } = await pool.query('select auth.count_attempts($1, $2, $3, $4) as full_until', [
      keys,
      counted.map(({ limit }) => limit.attempts),
      counted.map(({ limit }) => limit.seconds),
      time,
    ])
    const [{ full_until: fullUntil }] = answerSchema.parse(rows)
    if (fullUntil !== null) {
      throw refusal(Math.ceil((fullUntil.getTime() - time.getTime()) / 1000))
    }
    return () => takeBack(pool, keys, time)
  }

  return { count }
}

/** A window that has begun since then keeps what it counted. */
async function takeBack(pool: Pool, keys: readonly string[], countedAt: Date): Promise<void> {
  await pool.query(
    `update auth.attempts as attempt set count = greatest(attempt.count - 1, 0)
     from (
       select key from auth.attempts where key = any ($1) and ends_at > $2 order by key for update
     ) as own
     where attempt.key = own.key`,
    [keys, countedAt],
  )
}

async function forgetEnded(pool: Pool, time: Date): Promise<void> {
  await pool.query(
    `delete from auth.attempts where key in (
       select key from auth.attempts where ends_at <= $1 limit 1000 for update skip locked
     )`,
    [time],
  )
}

/** Keys name accounts and addresses, which need not stand in one more table. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
