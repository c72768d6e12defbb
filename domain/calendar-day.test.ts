import { expect, it } from 'vitest'
import { calendarDay, isCalendarDay } from './calendar-day.ts'
import { dayAfter, daysBetween } from './calendar-days.ts'

const evening = new Date(2026, 9, 24, 23, 30)

it('names the day of the person, and the days around it', () => {
  expect(calendarDay(evening)).toBe('2026-10-24')
  expect(calendarDay(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31')
  expect(dayAfter(evening, 8)).toBe('2026-11-01')
  expect(dayAfter(evening, -24)).toBe('2026-09-30')
})

it('counts days by the calendar, over a night in which clocks change too', () => {
  expect(daysBetween('2026-10-24', '2026-10-24')).toBe(0)
  expect(daysBetween('2026-10-24', '2026-10-25')).toBe(1)
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2026-10-24', '2025-10-24')).toBe(-365)
})

it.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-2-3', false],
  ['soon', false],
  ['2026-02-28T10:00', false],
])('knows whether %j is a day', (text, isDay) => {
  expect(isCalendarDay(text)).toBe(isDay)
})
