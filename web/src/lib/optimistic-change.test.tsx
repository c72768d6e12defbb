import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

import { useOptimisticChange } from './optimistic-change.ts'

const key = ['things']

function open(kept: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(
    () => ({
      things: useQuery({ queryKey: key, queryFn: () => [...kept] }).data,
      change: useOptimisticChange<string[]>(key),
    }),
    { wrapper },
  )
}

it('shows a change before it is kept', async () => {
  const { result } = open(['egg'])
  await waitFor(() => expect(result.current.things).toEqual(['egg']))
  let keep = () => {}
  const answered = new Promise<void>((resolve) => (keep = resolve))
  let done = false
  const changing = result.current
    .change({ next: (before = []) => [...before, 'milk'], send: () => answered })
    .then(() => (done = true))
  await waitFor(() => expect(result.current.things).toEqual(['egg', 'milk']))
  expect(done).toBe(false)
  keep()
  await act(() => changing)
})

it('goes back to what is kept when a change cannot be, and tells the caller', async () => {
  const { result } = open(['egg'])
  await waitFor(() => expect(result.current.things).toEqual(['egg']))
  const refused = result.current.change({
    next: () => [],
    send: () => Promise.reject(new Error('refused')),
  })
  await expect(refused).rejects.toThrow('refused')
  await waitFor(() => expect(result.current.things).toEqual(['egg']))
})

it('sends one change after the other', async () => {
  const { result } = open([])
  await waitFor(() => expect(result.current.things).toEqual([]))
  const sent: string[] = []
  const send = (name: string, milliseconds: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    sent.push(name)
  }
  await act(() =>
    Promise.all([
      result.current.change({ next: () => ['slow'], send: send('slow', 30) }),
      result.current.change({ next: () => ['fast'], send: send('fast', 0) }),
    ]),
  )
  expect(sent).toEqual(['slow', 'fast'])
})
