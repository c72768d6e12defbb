import type { CalendarDay } from '../calendar-day.ts'
import { dayAfter } from '../calendar-days.ts'

/** The middle of a day where the person is: no change of the clock moves it to another one. */
export function middleOf(day: CalendarDay): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** The day that is so many days later, or earlier where `days` is below zero. */
export const daysLater = (day: CalendarDay, days: number): CalendarDay =>
  dayAfter(middleOf(day), days)

/** The weekday by which a week begins where a language is read: 1 is Monday, 7 is Sunday. */
export function firstWeekday(locale: string): number {
  const known: Intl.Locale & {
    weekInfo?: { firstDay: number }
    getWeekInfo?: () => { firstDay: number }
  } = new Intl.Locale(locale)
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1
}

/** The seven days of the week that a day lies in. */
export function weekOf(day: CalendarDay, first: number): CalendarDay[] {
  // Sunday is 0 for a date and 7 for a week.
  const since = (middleOf(day).getDay() - first + 7) % 7
  return Array.from({ length: 7 }, (_, place) => daysLater(day, place - since))
}

/** The whole weeks of a month, as a calendar shows them: its first and last ones hold days of others too. */
export function weeksOfMonth(month: string, first: number): CalendarDay[][] {
  const weeks = [weekOf(`${month}-01`, first)]
  for (;;) {
    const next = daysLater(weeks.at(-1)?.[0] ?? `${month}-01`, 7)
    if (!next.startsWith(month)) return weeks
    weeks.push(weekOf(next, first))
  }
}

/** "2026-12" for what is so many months after "2026-11". */
export function monthsLater(month: string, months: number): string {
  const middle = middleOf(`${month}-01`)
  middle.setMonth(middle.getMonth() + months)
  return dayAfter(middle, 0).slice(0, 7)
}
