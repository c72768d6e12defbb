import { secondsPer } from '#domain/time-units.ts'
import type { Queryable } from '../database.ts'
import { limitKey } from './rate-limiter.ts'

/** Somebody who comes back after the summer is known still. */
const knownSeconds = 90 * secondsPer.day

type Way = {
  /** What was opened, such as `sign-in of ada@example.com`. */
  readonly into: string
  /** As addressBlock gives it. */
  readonly block: string
  readonly now: Date
}

const keyOf = ({ into, block }: Way) => limitKey(`known: ${into} from ${block}`)

/** Notes that somebody got in from there, whom the failures of strangers elsewhere must not shut out. */
export async function noteKnownBlock(db: Queryable, way: Way): Promise<void> {
  await db.query(
    `insert into auth.attempts (key, count, ends_at)
     values ($1, 0, $2::timestamptz + make_interval(secs => $3))
     on conflict (key) do update set ends_at = excluded.ends_at`,
    [keyOf(way), way.now, knownSeconds],
  )
}

/** Whether somebody has got in from there before. */
export async function isKnownBlock(db: Queryable, way: Way): Promise<boolean> {
  const { rows } = await db.query('select from auth.attempts where key = $1 and ends_at > $2', [
    keyOf(way),
    way.now,
  ])
  return rows.length > 0
}
