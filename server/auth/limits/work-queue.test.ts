import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('runs at most `width` jobs at once, refuses what is more than may wait, and goes on', async () => {
  const inTurn = createWorkQueue(2, 3)
  let running = 0
  let most = 0
  const job = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return 'done'
  }
  const results = await Promise.allSettled(Array.from({ length: 7 }, () => inTurn(job)))
  expect(most).toBe(2)
  expect(results.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('fulfilled'),
    ...Array<string>(2).fill('rejected'),
  ])
  expect(await inTurn(job)).toBe('done')
})

test('lets the next job run when one fails', async () => {
  const inTurn = createWorkQueue(1, 1)
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(() => Promise.resolve('done'))).toBe('done')
})
