import { expect, test } from 'vitest'
import { createBackground } from './background.ts'

test('what is left to do is waited for, but not longer than asked', async () => {
  const background = createBackground(() => undefined)
  let isDone = false
  let finish = (): void => undefined
  const isOver = new Promise<void>((resolve) => {
    finish = resolve
  })
  background.later(async () => {
    await isOver
    isDone = true
  })
  await background.settled(1)
  expect(isDone).toBe(false)
  finish()
  await background.settled()
  expect(isDone).toBe(true)
})
