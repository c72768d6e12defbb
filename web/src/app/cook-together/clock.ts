import { onFirstUse } from '#domain/on-first-use.ts'
import { millisecondsPer } from '#domain/time-units.ts'
import { regional } from '#web/lib/regional.ts'

const clock = onFirstUse(
  () => new Intl.DateTimeFormat(regional, { hour: 'numeric', minute: '2-digit' }),
)

/** "18:42", as it is written where the reader lives. Milliseconds since 1970. */
export const clockOf = (at: number): string => clock().format(new Date(at))

export const minutesAfter = (at: number, minutes: number): number =>
  at + minutes * millisecondsPer.minute

/** The full minute that begins now, or next. */
export const fullMinute = (now: number): number =>
  Math.ceil(now / millisecondsPer.minute) * millisecondsPer.minute

/**
 * When a time of the day comes next.
 *
 * @param time "19:00"
 */
export function nextTime(time: string, now: number): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const date = new Date(now)
  date.setHours(hours, minutes, 0, 0)
  if (date.getTime() < now) date.setDate(date.getDate() + 1)
  return date.getTime()
}
