import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayFrom, weekdayOf } from '../calendar-days.ts'
import { daysFrom, firstDayOfWeek, monthAfter, startOfWeek, weeksOfMonth } from './week-days.ts'

afterEach(() => vi.restoreAllMocks())

/** A browser that does not say where weeks begin. */
function withoutWeekInfo() {
  const known = Intl.Locale.prototype
  for (const name of ['getWeekInfo', 'weekInfo'])
    if (name in known) Reflect.defineProperty(known, name, { configurable: true, value: undefined })
}

describe('the first day of a week', () => {
  const places = [
    ['de', 1],
    ['fr-FR', 1],
    ['en-GB', 1],
    ['en-US', 7],
    ['en', 7],
    ['pt-BR', 7],
    ['es-MX', 7],
    ['ar-EG', 6],
  ] as const
  test.each(places)('%s: %i', (tag, first) => expect(firstDayOfWeek(tag)).toBe(first))

  test.each(places)('%s: %i, also where the browser does not know it', (tag, first) => {
    const before = Object.getOwnPropertyDescriptors(Intl.Locale.prototype)
    withoutWeekInfo()
    expect(firstDayOfWeek(tag)).toBe(first)
    Object.defineProperties(Intl.Locale.prototype, before)
  })
})

test.each([
  ['2026-11-28', 1, '2026-11-23'],
  ['2026-11-23', 1, '2026-11-23'],
  ['2026-11-29', 1, '2026-11-23'],
  ['2026-11-29', 7, '2026-11-29'],
  ['2026-11-28', 7, '2026-11-22'],
  ['2026-11-28', 6, '2026-11-28'],
  ['2027-01-01', 1, '2026-12-28'],
  ['2028-03-01', 3, '2028-03-01'],
])('the week of %s that begins on day %i begins on %s', (day, firstDay, start) =>
  expect(startOfWeek(day, firstDay)).toBe(start),
)

test('days go over months, years, leap days and changes of the clock', () => {
  expect(daysFrom('2028-02-27', 4)).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
  expect(daysFrom('2026-12-29')).toHaveLength(7)
  expect(daysFrom('2026-12-29').at(-1)).toBe('2027-01-04')
  expect(dayFrom('2026-03-29', 1)).toBe('2026-03-30')
  expect(dayFrom('2026-10-25', -1)).toBe('2026-10-24')
  expect(weekdayOf('2026-11-29')).toBe(7)
  expect(weekdayOf('2026-11-30')).toBe(1)
})

test('a month is its weeks, whole', () => {
  const weeks = weeksOfMonth('2026-11-17', 1)
  expect(weeks.map(([first]) => first)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ])
  expect(weeks.every((week) => week.length === 7)).toBe(true)
  // It begins with its first day and ends with its last one.
  expect(weeksOfMonth('2027-02-01', 1)).toHaveLength(4)
  expect([monthAfter('2026-11-30', 1), monthAfter('2026-01-31', -1)]).toEqual([
    '2026-12-01',
    '2025-12-01',
  ])
})
