import type { CalendarDay } from '../calendar-day.ts'
import { dayFrom, weekdayOf } from '../calendar-days.ts'

/** Where weeks begin on Sunday, and on Saturday, for browsers that do not know; everywhere else it is Monday. */
const sundayRegions = 'US CA MX BR AU JP KR TW HK IN IL ZA PH TH CO PE VE AR CL'.split(' ')
const saturdayRegions = 'EG AE DZ IQ JO KW QA OM BH LY SD SY IR AF'.split(' ')

/** What some browsers answer by a method, others by a field, and the oldest not at all. */
function knownFirstDay(locale: Intl.Locale): number | undefined {
  const ask: unknown = Reflect.get(locale, 'getWeekInfo')
  const info: unknown =
    typeof ask === 'function' ? Reflect.apply(ask, locale, []) : Reflect.get(locale, 'weekInfo')
  const isKnown = typeof info === 'object' && info !== null && 'firstDay' in info
  return isKnown && typeof info.firstDay === 'number' ? info.firstDay : undefined
}

/** On which day a week begins where somebody lives, by the tag of their language: 1 is Monday, 7 is Sunday. */
export function firstDayOfWeek(tag: string): number {
  const locale = new Intl.Locale(tag)
  const firstDay = knownFirstDay(locale)
  if (firstDay !== undefined) return firstDay
  const region = locale.maximize().region ?? ''
  if (sundayRegions.includes(region)) return 7
  return saturdayRegions.includes(region) ? 6 : 1
}

/** The first day of the week in which a day lies. */
export function startOfWeek(day: CalendarDay, firstDay: number): CalendarDay {
  return dayFrom(day, -((weekdayOf(day) - firstDay + 7) % 7))
}

/** So many days from one on, seven where nothing is said. */
export function daysFrom(first: CalendarDay, count = 7): readonly CalendarDay[] {
  return Array.from({ length: count }, (_, days) => dayFrom(first, days))
}

/** The weeks that hold a day of the month in which a day lies, each of seven days. */
export function weeksOfMonth(
  day: CalendarDay,
  firstDay: number,
): readonly (readonly CalendarDay[])[] {
  const first = startOfMonth(day)
  const next = monthAfter(day, 1)
  const weeks: (readonly CalendarDay[])[] = []
  for (let start = startOfWeek(first, firstDay); start < next; start = dayFrom(start, 7))
    weeks.push(daysFrom(start))
  return weeks
}

/** The first day of the month in which a day lies. */
export const startOfMonth = (day: CalendarDay): CalendarDay => `${day.slice(0, 7)}-01`

/** The first day of the month that is so many months later, or earlier. */
export function monthAfter(day: CalendarDay, months: number): CalendarDay {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}
