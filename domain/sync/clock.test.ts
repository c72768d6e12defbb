import { expect, test } from 'vitest'
import { clockShape, hybridClock } from './clock.ts'

test('goes forward, also where the time stands still or goes back', () => {
  const clock = hybridClock('abcd')
  const said = [1_000, 1_000, 900, 1_001].map((now) => clock.next(now))
  expect(said).toEqual([...said].toSorted())
  expect(new Set(said).size).toBe(4)
  for (const each of said) expect(each).toMatch(clockShape)
})

test('what was seen came before, however far ahead its clock was', () => {
  const clock = hybridClock('abcd')
  const ahead = hybridClock('zzzz').next(9_000_000_000_000)
  clock.observe(ahead)
  const next = clock.next(1_000)
  expect(next > ahead).toBe(true)
  clock.observe('nonsense')
  expect(clock.next(1_000) > next).toBe(true)
})
