import { calendarDay, type CalendarDay } from './calendar-day.ts'
import { millisecondsPer } from './time-units.ts'

/** The day that is so many days later, or earlier where `days` is below zero. */
export function dayAfter(date: Date, days: number): CalendarDay {
  return calendarDay(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days))
}

/** Days until a day comes: 0 on the day itself, below zero afterwards. */
export function daysUntil(day: CalendarDay, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.round((Date.parse(`${day}T00:00:00Z`) - today) / millisecondsPer.day)
}
