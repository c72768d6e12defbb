import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayFrom } from '#domain/calendar-days.ts'

/** Who shops on a Saturday shops for the days ahead, however soon a week is over. */
const daysAhead = 6

/** The last day that is shopped for, where somebody looks at a week: its last one, and so many days ahead at least. */
export function lastToShopFor(endOfWeek: CalendarDay, today: CalendarDay): CalendarDay {
  const ahead = dayFrom(today, daysAhead)
  return endOfWeek < ahead ? ahead : endOfWeek
}
