import type { CalendarDay } from '#domain/calendar-day.ts'
import { onFirstUse } from '#domain/on-first-use.ts'
import { regional } from './regional.ts'

/** The middle of a day where the person is: no change of the clock moves it to another one. */
export const middleOf = (day: CalendarDay): Date => new Date(`${day}T12:00`)

const format = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat(regional, options))

const whole = format({ weekday: 'long', day: 'numeric', month: 'long' })
const weekdayAlone = format({ weekday: 'long' })
const weekdayInShort = format({ weekday: 'short' })
const dayAndMonth = format({ day: 'numeric', month: 'long' })

/** "Monday, 23 November". */
export const formatDay = (day: CalendarDay): string => whole().format(middleOf(day))
/** "Monday". */
export const formatWeekday = (day: CalendarDay): string => weekdayAlone().format(middleOf(day))
/** "Mon". */
export const formatWeekdayInShort = (day: CalendarDay): string =>
  weekdayInShort().format(middleOf(day))
/** "23–29 November". */
export const formatDays = (from: CalendarDay, until: CalendarDay): string =>
  dayAndMonth().formatRange(middleOf(from), middleOf(until))
