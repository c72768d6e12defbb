import { expect, test } from 'vitest'
import { minutesOfSteps } from './minutes-of-steps.ts'

test.each([
  [['Brown the meat for 10 minutes.', 'Simmer 2 1/2 hours, until it yields.'], 160],
  [['Bake for 20–25 minutes.', 'Let it stand for 30 seconds.'], 26],
  // Neither a time to wait for nor one that is named.
  [['It keeps 3 days; stir every 5 minutes.', 'Leave overnight.'], null],
  [[], null],
])('%j takes %s minutes', (steps, minutes) => {
  expect(minutesOfSteps(steps)).toBe(minutes)
})
