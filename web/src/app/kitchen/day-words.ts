import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { formatDay } from '#web/lib/format-day.ts'

/** "Today, Monday, 23 November", "Wednesday, 25 November". */
export function dayInWords(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return t('Today, {day}', { day: formatDay(day) })
  if (day === dayFrom(today, 1)) return t('Tomorrow, {day}', { day: formatDay(day) })
  return formatDay(day)
}
