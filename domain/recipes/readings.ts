import type { CalendarDay } from '../calendar-day.ts'

/**
 * When recipes of the catalogue were last read as a whole against its rules: times and order, doneness and food
 * safety, amounts, words. Read, not cooked. What is added later is in no reading until somebody reads it.
 */
const readings: readonly { first: number; last: number; on: CalendarDay }[] = [
  { first: 1, last: 330, on: '2026-11-21' },
  { first: 401, last: 751, on: '2026-11-25' },
  { first: 752, last: 846, on: '2026-11-26' },
]

/** The day of the last reading; null for what a person wrote, and for what nobody has read as a whole. */
export function lastReading(id: number | string): CalendarDay | null {
  return readings.find(({ first, last }) => Number(id) >= first && Number(id) <= last)?.on ?? null
}
