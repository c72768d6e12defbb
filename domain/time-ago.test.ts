import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = new Date('2026-06-15T12:00:00Z')

test.each([
  ['2026-06-15T12:00:30Z', 'just now'],
  ['2026-06-15T11:59:01Z', 'just now'],
  ['2026-06-15T11:59:00Z', '1 minute ago'],
  ['2026-06-15T11:00:01Z', '59 minutes ago'],
  ['2026-06-15T11:00:00Z', '1 hour ago'],
  ['2026-06-14T12:00:01Z', '23 hours ago'],
  ['2026-06-12T11:00:00Z', '3 days ago'],
  ['2026-06-01T12:00:00Z', '2 weeks ago'],
  ['2026-03-15T12:00:00Z', '3 months ago'],
  ['2024-06-14T12:00:00Z', '2 years ago'],
])('%s was %s', (then, words) => {
  expect(timeAgo(new Date(then), now)).toBe(words)
})
