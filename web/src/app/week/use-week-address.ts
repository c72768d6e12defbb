import { useSearchParams } from 'react-router'
import { type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'
import { daysFrom, firstDayOfWeek, startOfWeek } from '#domain/week/week-days.ts'
import { regional } from '#web/lib/regional.ts'
import { useToday } from '../kitchen/use-today.ts'

const isMonth = (text: string | null): text is string =>
  text !== null && isCalendarDay(`${text}-01`)

/** The address of a week, by any of its days. */
export const weekAddress = (day: CalendarDay) => `?week=${day}`
export const monthAddress = (month: string) => `?month=${month}`

/** What of the calendar is shown: a month, else the week of a day, else the present one. It stands in the address. */
export function useWeekAddress() {
  const [search] = useSearchParams()
  const today = useToday()
  const first = firstDayOfWeek(regional)
  const [month, asked] = [search.get('month'), search.get('week')]
  const day = asked !== null && isCalendarDay(asked) ? asked : today
  return {
    today,
    first,
    month: isMonth(month) ? month : null,
    days: daysFrom(startOfWeek(day, first)),
  }
}
