import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useToBuy } from '#web/features/shopping/shopping-list.ts'
import { pendingOf } from '#web/lib/sync/operation-log.ts'
import { storeMemberships } from '#web/lib/sync/store-memberships.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what goes onto a list is of the membership in which it was done, whatever is heard while the log is read', async () => {
  vi.stubGlobal('indexedDB', memoryStorage())
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const flat = { kitchen: 'flat-2', epoch: 7, role: 'cook', isHere: true } as const
  storeMemberships('ada-of-lists', [flat])
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  const { result } = renderHook(() => useToBuy('ada-of-lists'), { wrapper })
  const milk = { id: 'milk', name: 'Milk', category: 'Other', amount: '1', unit: 'piece' }
  await act(async () => {
    const adding = result.current.add([milk])
    storeMemberships('ada-of-lists', [{ ...flat, epoch: 12 }])
    await adding
  })
  expect(pendingOf('ada-of-lists').map(({ channel }) => channel)).toEqual(['shopping@flat-2.7'])
})
