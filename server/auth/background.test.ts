import { expect, test } from 'vitest'
import type { LogEntry } from '../log.ts'
import { MailNotSent } from '../mail/mail-not-sent.ts'
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

test('a mail that failed is named as one, by its code alone', async () => {
  const logged: LogEntry[] = []
  const background = createBackground((entry) => void logged.push(entry))
  const quoting = Object.assign(new Error('550 <ada@example.com> unknown'), { code: 'EENVELOPE' })
  background.later(() => Promise.reject(new MailNotSent(quoting)))
  background.later(() => Promise.reject(new Error('something else')))
  await background.settled()
  expect(logged).toEqual([
    { level: 'error', event: 'a mail could not be sent', detail: { code: 'EENVELOPE' } },
    { level: 'error', event: 'work behind an answer failed', detail: { reason: 'something else' } },
  ])
})
