import { expect, test } from 'vitest'
import { createRecentWriters } from './recent-writers.ts'

test('who wrote is remembered for longer than a standby may be late, and no longer', () => {
  let now = 0
  const writers = createRecentWriters(() => now)
  writers.note('ada')
  now = 12_000
  writers.note('ben')
  expect([writers.has('ada'), writers.has('ben'), writers.has('eve')]).toEqual([true, true, false])
  now = 15_000
  expect([writers.has('ada'), writers.has('ben')]).toEqual([false, true])
})

test('however many write, those who wrote last are remembered', () => {
  const writers = createRecentWriters(() => 0)
  writers.note('first')
  writers.note('kept')
  for (let each = 0; each < 19_998; each += 1) writers.note(`cook-${each}`)
  writers.note('kept')
  writers.note('last')
  expect(['first', 'kept', 'last'].map(writers.has)).toEqual([false, true, true])
})
