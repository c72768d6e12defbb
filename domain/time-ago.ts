import { locale, t } from './texts/t.ts'
import { secondsPer } from './time-units.ts'

const { minute, hour, day } = secondsPer

/** From how many seconds on which unit is used, and how many seconds one of it has. */
const units: readonly [number, number, Intl.RelativeTimeFormatUnit][] = [
  [365 * day, 365 * day, 'year'],
  [30 * day, 30 * day, 'month'],
  [7 * day, 7 * day, 'week'],
  [day, day, 'day'],
  [hour, hour, 'hour'],
  [minute, minute, 'minute'],
]

/** How long ago something was, roughly: "just now", "3 days ago". A clock ahead of ours is now. */
export function timeAgo(then: Date, now: Date): string {
  const seconds = (now.getTime() - then.getTime()) / 1000
  for (const [from, length, name] of units) {
    if (seconds < from) continue
    return new Intl.RelativeTimeFormat(locale()).format(-Math.floor(seconds / length), name)
  }
  return t('just now')
}
