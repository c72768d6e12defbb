import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'
import { queryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

it('waits until what was asked is answered', async () => {
  let answer = (_value: string) => {}
  const queryFn = () => new Promise<string>((resolve) => (answer = resolve))
  const request = queryClient.fetchQuery({ queryKey: ['asked'], queryFn })
  const heard = vi.fn<() => void>()
  void whenIdle().then(() => heard())
  await vi.advanceTimersByTimeAsync(3_000)
  expect(heard).not.toHaveBeenCalled()
  answer('there')
  await request
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toHaveBeenCalledOnce()
})

it('waits for no answer for ever', async () => {
  void queryClient.prefetchQuery({ queryKey: ['asked'], queryFn: () => new Promise(() => {}) })
  const heard = vi.fn<() => void>()
  void whenIdle().then(() => heard())
  await vi.advanceTimersByTimeAsync(15_000)
  expect(heard).toHaveBeenCalledOnce()
})
