import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { append, remove, pendingOf } from './operation-log.ts'
import { memoryStorage } from './testing/memory-storage.ts'
import { useIsSent } from './use-pending.ts'

beforeEach(() => vi.stubGlobal('indexedDB', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what an earlier page left is told first, and what comes later moves nothing', async () => {
  await append('cook-told', 'words', [{ add: 'milk' }])
  const { result } = renderHook(() => useIsSent('cook-told'))
  expect(result.current).toBe(false)
  await act(() => remove('cook-told', pendingOf('cook-told')))
  expect(result.current).toBe(true)
  await act(() => append('cook-told', 'words', [{ add: 'bread' }]))
  expect(result.current).toBe(true)
})

test('nobody waits for a visitor, nor for a log that is being read and turns out empty', async () => {
  expect(renderHook(() => useIsSent(null)).result.current).toBe(true)
  const { result } = renderHook(() => useIsSent('cook-new'))
  expect(result.current).toBe(false)
  await waitFor(() => expect(result.current).toBe(true))
})
