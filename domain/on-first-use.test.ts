import { expect, it } from 'vitest'
import { onFirstUse } from './on-first-use.ts'

it('makes nothing before it is asked, and then once', () => {
  let made = 0
  const first = onFirstUse(() => ++made)
  expect(made).toBe(0)
  expect([first(), first()]).toEqual([1, 1])
})

it('keeps what is nothing, too', () => {
  let made = 0
  const nothing = onFirstUse(() => {
    made++
    return undefined
  })
  nothing()
  nothing()
  expect(made).toBe(1)
})
