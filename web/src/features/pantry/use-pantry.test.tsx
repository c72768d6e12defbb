import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import type { PantryItem } from '#domain/pantry/pantry-item.ts'

import { forgetGuestPantry, readGuestPantry, writeGuestPantry } from './guest-pantry.ts'
import { usePantryActions } from './pantry-actions.ts'
import { usePantry } from './use-pantry.ts'

const eggs: PantryItem = {
  id: '1',
  name: 'Eggs',
  category: 'Dairy & Eggs',
  quantity: 2,
  unit: 'piece',
  ingredient: 'egg',
  typedAs: 'eggs',
  status: 'low',
  stockedAt: new Date('2026-05-02T10:00:00Z'),
  createdAt: new Date('2026-05-01T10:00:00Z'),
}
const milk: PantryItem = { ...eggs, id: '2', name: 'Milk', quantity: null, ingredient: 'milk' }
const namesOf = (items: readonly PantryItem[]) => items.map(({ name }) => name).toSorted()

/** A visitor's page. */
function openPage() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => ({ ...usePantry(null), actions: usePantryActions(null) }), { wrapper })
}

beforeEach(() => {
  forgetGuestPantry()
  localStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

it('keeps what another tab added meanwhile', async () => {
  const { result } = openPage()
  writeGuestPantry([eggs])
  await act(() => result.current.actions.add([milk]))
  expect(namesOf(readGuestPantry())).toEqual(['Eggs', 'Milk'])
  await waitFor(() => expect(namesOf(result.current.items)).toEqual(['Eggs', 'Milk']))
})

it('shows what another tab changed', async () => {
  const { result } = openPage()
  writeGuestPantry([eggs])
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'guest_pantry' })))
  await waitFor(() => expect(namesOf(result.current.items)).toEqual(['Eggs']))
})

it('holds one of each thing when what was removed is added again and then put back', async () => {
  const { result } = openPage()
  await act(() => result.current.actions.add([eggs, milk]))
  await act(() => result.current.actions.remove(eggs))
  await act(() => result.current.actions.add([{ ...eggs, id: '3', quantity: 3 }]))
  await act(() => result.current.actions.restore([eggs]))
  expect(namesOf(readGuestPantry())).toEqual(['Eggs', 'Milk'])
  expect(readGuestPantry().find(({ ingredient }) => ingredient === 'egg')?.quantity).toBe(3)
})

it('holds on to the pantry, and says so, where the browser takes nothing', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { result } = openPage()
  await act(() => expect(result.current.actions.add([eggs])).rejects.toThrow('keeps no data'))
  await act(() => expect(result.current.actions.add([milk])).rejects.toThrow('keeps no data'))
  await waitFor(() => expect(namesOf(result.current.items)).toEqual(['Eggs', 'Milk']))
  expect(namesOf(readGuestPantry())).toEqual(['Eggs', 'Milk'])
})
