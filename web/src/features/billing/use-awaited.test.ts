import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { pauseBefore, useAwaited } from './use-awaited.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const later = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

it('asks after a second, then after ever longer pauses, of eight seconds at most', () => {
  const pauses = Array.from({ length: 9 }, (_each, question) => Math.round(pauseBefore(question)))
  expect(pauses).toEqual([1000, 1400, 1960, 2744, 3842, 5378, 7530, 8000, 8000])
})

it('asks until it is there, and then no more', async () => {
  const ask = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  const { result, rerender } = renderHook(({ isThere }) => useAwaited(isThere, ask, 60_000), {
    initialProps: { isThere: false },
  })
  expect(result.current.progress).toBe('waiting')
  await later(2_500)
  expect(ask).toHaveBeenCalledTimes(2)
  rerender({ isThere: true })
  await later(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(result.current.progress).toBe('there')
})

it('says when it takes too long, also when every question fails, and asks again when told to', async () => {
  const ask = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no network'))
  vi.spyOn(globalThis.console, 'warn').mockReturnValue(undefined)
  const { result } = renderHook(() => useAwaited(false, ask, 60_000))
  await later(75_000)
  expect(result.current.progress).toBe('late')
  const calls = ask.mock.calls.length
  await later(60_000)
  expect(ask).toHaveBeenCalledTimes(calls)
  act(() => result.current.again())
  expect(result.current.progress).toBe('waiting')
  await later(1_000)
  expect(ask).toHaveBeenCalledTimes(calls + 1)
})
