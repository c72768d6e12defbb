import { calendarDay, type CalendarDay } from './calendar-day.ts'
import { millisecondsPer } from './time-units.ts'

/** The day that is so many days later, or earlier where `days` is below zero. */
export function dayAfter(date: Date, days: number): CalendarDay {
  return calendarDay(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days))
}

/** The day that is so many days after another, or before it where `days` is below zero. */
export function dayFrom(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * millisecondsPer.day).toISOString().slice(0, 10)
}

/** Which day of the week it is: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(day).getUTCDay() || 7
}

/** Days from one day until another comes: 0 on the day itself, below zero afterwards. */
export function daysBetween(from: CalendarDay, until: CalendarDay): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / millisecondsPer.day)
}
