import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'

import { useOptimisticChange } from './optimistic-change.ts'

const key = ['things']

function open(saved: string[], load = async () => [...saved]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(
    () => ({
      things: useQuery({ queryKey: key, queryFn: load }).data,
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

it('takes back a change that failed while the backend cannot be asked, and keeps the one after it', async () => {
  let isOffline = false
  const { result } = open([], () =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(['egg']),
  )
  await waitFor(() => expect(result.current.things).toEqual(['egg']))
  isOffline = true
  const add = (name: string, send: () => Promise<void>) =>
    result.current.change({ next: (before = []) => [...before, name], send })
  let refuse: (why: Error) => void = () => {}
  const lost = add('milk', () => new Promise((_, reject) => (refuse = reject)))
  const saved = add('rice', () => Promise.resolve())
  await waitFor(() => expect(result.current.things).toEqual(['egg', 'milk', 'rice']))
  refuse(new Error('offline'))
  await act(async () => {
    await expect(lost).rejects.toThrow('offline')
    await saved
  })
  await waitFor(() => expect(result.current.things).toEqual(['egg', 'rice']))
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

it('waits for what is still being loaded, so that a change hides nothing of it', async () => {
  let arrive: (things: string[]) => void = () => {}
  const { result } = open([], () => new Promise((resolve) => (arrive = resolve)))
  let befores: string[] = []
  const changing = result.current.change({
    next: (before = []) => [...(befores = before), 'milk'],
    send: () => Promise.resolve(),
  })
  arrive(['egg'])
  await act(() => changing)
  expect(befores).toEqual(['egg'])
  await waitFor(() => expect(result.current.things).toEqual(['egg', 'milk']))
})

it('changes nothing where what there is cannot be loaded, and tells the caller', async () => {
  const { result } = open([], () => Promise.reject(new Error('offline')))
  const send = vi.fn<() => Promise<void>>()
  const refused = result.current.change({ next: () => ['milk'], send })
  await act(() => expect(refused).rejects.toThrow('offline'))
  expect(send).not.toHaveBeenCalled()
})
