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
  /** Whether one of the limits is reached, so that the next attempt is refused. */
  isReached(counted: readonly Counted[]): Promise<boolean>
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
    const keys = counted.map(({ key }) => limitKey(key))
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
    const seconds = counted.map(({ limit }) => limit.seconds)
    return () => takeBack(pool, { keys, seconds, at: time })
  }

  async function isReached(counted: readonly Counted[]): Promise<boolean> {
    const { rows } = await pool.query(
      `select from auth.attempts as attempt
       join unnest($1::text[], $2::integer[]) as counted (key, most) using (key)
       where attempt.ends_at > $3 and attempt.count >= counted.most limit 1`,
      [counted.map(({ key }) => limitKey(key)), counted.map(({ limit }) => limit.attempts), now()],
    )
    return rows.length > 0
  }

  return { count, isReached }
}

type Attempt = {
  readonly keys: readonly string[]
  readonly seconds: readonly number[]
  readonly at: Date
}

/** Only from the windows that it was counted in: one that has begun since ends later than they can. */
async function takeBack(pool: Pool, { keys, seconds, at }: Attempt): Promise<void> {
  await pool.query(
    `update auth.attempts as attempt set count = greatest(attempt.count - 1, 0)
     from (
       select stored.key from auth.attempts as stored
       join unnest($1::text[], $2::integer[]) as counted (key, seconds) using (key)
       where stored.ends_at > $3
         and stored.ends_at <= $3::timestamptz + make_interval(secs => counted.seconds)
       order by stored.key for update of stored
     ) as own
     where attempt.key = own.key`,
    [keys, seconds, at],
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
export function limitKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
