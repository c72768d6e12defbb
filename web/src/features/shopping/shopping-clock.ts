import { hybridClock, type Clock } from '#domain/sync/clock.ts'
import { latestClock, type Records } from '#domain/sync/records.ts'

/** Under this name the changes of the lists stand in the log. */
export const channelName = 'shopping'

/** Each page is a replica of its own: two tabs never make the same moment. */
export const ownReplica = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
const clock = hybridClock(ownReplica)

export const nextClock = (): Clock => clock.next(Date.now())

/** What is done from here on comes after all of this. */
export function observe(records: Records): void {
  const latest = latestClock(records)
  if (latest !== null) clock.observe(latest)
}
