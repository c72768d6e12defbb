import { expect, test } from 'vitest'
import { score } from './score.ts'

test('every pair of the golden set comes to what a cook would say', async () => {
  const { pairs, right, wrong } = await score()
  process.stdout.write(`golden set: ${right} of ${pairs} pairs right\n`)
  expect(wrong).toEqual([])
  expect(pairs).toBeGreaterThanOrEqual(300)
})
