import { secondsPer } from '#domain/time-units.ts'
import type { BackupKeep, BackupRhythm } from '../backup-config.ts'

/** Whether a backup is due. What was missed while no server ran is due at once, and so is the first. */
export function isDue(rhythm: BackupRhythm, last: Date | undefined, now: Date): boolean {
  if (last === undefined) return true
  const since =
    rhythm.kind === 'every'
      ? now.getTime() - rhythm.seconds * 1_000
      : lastTimeOfDay(rhythm.minuteOfDay, now)
  return rhythm.kind === 'every' ? last.getTime() <= since : last.getTime() < since
}

/** The newest moment that is not after `now` at which a day reached that minute, in milliseconds. */
function lastTimeOfDay(minuteOfDay: number, now: Date): number {
  const today = new Date(now).setUTCHours(0, minuteOfDay, 0, 0)
  return today <= now.getTime() ? today : today - secondsPer.day * 1_000
}

/** How long lies between two backups. */
export function intervalSeconds(rhythm: BackupRhythm): number {
  return rhythm.kind === 'every' ? rhythm.seconds : secondsPer.day
}

/** Those that need not be kept; never the newest, whatever the clock says. */
export function superfluous<Backup extends { readonly madeAt: Date }>(
  backups: readonly Backup[],
  keep: BackupKeep,
  now: Date,
): Backup[] {
  const [, ...older] = backups.toSorted(
    (one, other) => other.madeAt.getTime() - one.madeAt.getTime(),
  )
  return keep.kind === 'count'
    ? older.slice(keep.count - 1)
    : older.filter(({ madeAt }) => now.getTime() - madeAt.getTime() > keep.seconds * 1_000)
}
