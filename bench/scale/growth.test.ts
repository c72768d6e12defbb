import { expect, test } from 'vitest'
import { extrapolated, growthOf } from './growth.ts'

const step = (first: number, second: number) => ({
  from: { size: 1_000, value: first },
  to: { size: 100_000, value: second },
})

test('what stays grows by nothing, what goes along grows by one', () => {
  expect(growthOf(step(7, 7))).toBe(0)
  expect(growthOf(step(7, 700))).toBeCloseTo(1)
  expect(growthOf(step(7, 70))).toBeCloseTo(0.5)
})

test('goes on by the same law', () => {
  expect(extrapolated(step(7, 700), 1_000_000)).toBeCloseTo(7_000)
  expect(extrapolated(step(7, 70), 10_000_000)).toBeCloseTo(700)
})
