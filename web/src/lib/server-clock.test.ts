import { afterEach, expect, it, vi } from 'vitest'

import { noteServerTime, serverNow } from './server-clock.ts'

afterEach(() => {
  noteServerTime(new Date().toUTCString())
  vi.useRealTimers()
})

it('goes by the server where the device is days off, either way', () => {
  vi.useFakeTimers({ now: new Date('2026-03-20T12:00:00Z') })
  noteServerTime('Sun, 01 Mar 2026 12:00:00 GMT')
  expect(serverNow()).toEqual(new Date('2026-03-01T12:00:00Z'))
  vi.advanceTimersByTime(60_000)
  expect(serverNow()).toEqual(new Date('2026-03-01T12:01:00Z'))
  noteServerTime('Sat, 20 Mar 2027 12:00:00 GMT')
  expect(serverNow().getUTCFullYear()).toBe(2027)
})

it('takes the device for right within a minute, and an answer without a time for no news', () => {
  vi.useFakeTimers({ now: new Date('2026-03-20T12:00:00Z') })
  noteServerTime('Fri, 20 Mar 2026 11:59:30 GMT')
  noteServerTime(null)
  noteServerTime('yesterday')
  expect(serverNow()).toEqual(new Date('2026-03-20T12:00:00Z'))
})
