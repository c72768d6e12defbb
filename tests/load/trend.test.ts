import { expect, test } from 'vitest'
import { seededRandom } from '#domain/testing/random.ts'
import { trendOf } from './trend.ts'

const random = seededRandom(12)
const noise = () => random.integer(2_001) - 1_000
const line = (slope: number) =>
  Array.from({ length: 30 }, (_, at) => ({ at, value: 50_000 + slope * at + noise() }))

test('a line is found in noise, and a peak does not bend it', () => {
  const points = line(300)
  points[29] = { at: 29, value: 5_000_000 }
  const { slope, atLeast } = trendOf(points)
  expect(slope).toBeGreaterThan(270)
  expect(slope).toBeLessThan(330)
  expect(atLeast).toBeGreaterThan(200)
  expect(atLeast).toBeLessThan(slope)
})

test('noise alone, and too few points, are no growth for certain', () => {
  expect(trendOf(line(0)).atLeast).toBeLessThan(0)
  expect(trendOf(line(300).slice(0, 3)).atLeast).toBe(-Infinity)
  expect(trendOf([]).slope).toBe(0)
})
