import { expect, test } from 'vitest'
import { lastReading } from './readings.ts'

test.each([
  [1, '2026-11-21'],
  [330, '2026-11-21'],
  [401, '2026-11-25'],
  ['751', '2026-11-25'],
  [752, '2026-11-26'],
  [846, '2026-11-26'],
])('recipe %s was read on %s', (id, day) => {
  expect(lastReading(id)).toBe(day)
})

test.each([331, 847, 100_001, 'soup', ''])('of %s no reading is claimed', (id) => {
  expect(lastReading(id)).toBeNull()
})
