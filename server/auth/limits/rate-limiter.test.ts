import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'

const limit = { attempts: 1, seconds: 60 }

test('forgets the oldest of 100,000 keys, so that a flood of made-up ones cannot fill memory', () => {
  const limiter = createRateLimiter(() => new Date(0))
  limiter.count([{ key: 'first', limit }])
  expect(() => limiter.count([{ key: 'first', limit }])).toThrow('Too many requests')
  for (let key = 0; key < 100_000; key += 1) limiter.count([{ key: String(key), limit }])
  expect(() => limiter.count([{ key: 'first', limit }])).not.toThrow()
})

test('counts on none of several keys when one is full', () => {
  const limiter = createRateLimiter(() => new Date(0))
  limiter.count([{ key: 'full', limit }])
  expect(() =>
    limiter.count([
      { key: 'other', limit },
      { key: 'full', limit },
    ]),
  ).toThrow('Too many requests')
  expect(() => limiter.count([{ key: 'other', limit }])).not.toThrow()
})
