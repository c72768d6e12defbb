import { expect, test } from 'vitest'
import { localDay } from './local-day.ts'

test('is the day of the device’s calendar, late in the evening too', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(localDay(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31')
})
