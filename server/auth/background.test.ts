import { expect, test } from 'vitest'
import { createBackground } from './background.ts'

test('what is left to do is waited for, but not longer than asked', async () => {
  const background = createBackground(() => undefined)
  let isDone = false
  const { promise, resolve } = Promise.withResolvers<void>()
  background.later(async () => {
    await promise
    isDone = true
  })
  await background.settled(1)
  expect(isDone).toBe(false)
  resolve()
  await background.settled()
  expect(isDone).toBe(true)
})
