import { calendarDay, type CalendarDay } from '#domain/calendar-day.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { t } from '#domain/texts/t.ts'
import { formatDay, formatWeekday } from './format-day.ts'

/** Until when a weekday alone says which day is meant. */
const daysOfOneName = 6

/** By when something is needed for a planned meal: "for today", "by Wednesday", "by Wednesday, 9 December". */
export function neededInWords(day: CalendarDay, today = calendarDay(new Date())): string {
  if (day <= today) return t('for today')
  if (day === dayFrom(today, 1)) return t('for tomorrow')
  const isNear = day <= dayFrom(today, daysOfOneName)
  return t('by {day}', { day: isNear ? formatWeekday(day) : formatDay(day) })
}
