import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import type { ShoppingLine } from '#domain/shopping/merged-lines.ts'
import type { ShoppingItem } from '#domain/shopping/shopping-item.ts'
import { stubDataApi } from '#web/features/account/testing/data-api.ts'
import { usePantryCare } from '#web/features/pantry/list/use-pantry-care.ts'
import { notifySaved, notifyUnsaved } from '#web/features/saved/messages.ts'
import { useSaveOperation } from '#web/features/saved/saved-recipes.ts'
import { useBulkCare } from '#web/features/saved/collections/use-bulk-care.ts'
import { useCollectionCare } from '#web/features/saved/collections/use-collection-care.ts'
import { useShoppingTrip } from '#web/features/shopping/use-shopping-trip.ts'
import { memoryStorage } from '#web/lib/sync/testing/memory-storage.ts'
import { toastQueue } from '#web/ui/toast.ts'
import { useCooked } from '../recipe/use-cooked.ts'
import { useProvisions } from '../kitchen/use-provisions.ts'

/** Whoever reads that something is saved may leave the page at once: by then the device must hold it. */

const owner = 'a1'
const now = new Date('2026-11-21T20:00:00Z')
const collection = {
  id: 'c0000000-0000-4000-8000-000000000002',
  name: 'Soups',
  description: '',
  color: 'teal',
  icon: null,
  isDefault: false,
  createdAt: now.toISOString(),
} as const
const entry = { collectionId: collection.id, recipeId: '7', recipeData: '{}', position: 1 }
const milk: PantryItem = {
  id: 'd0000000-0000-4000-8000-000000000001',
  name: 'Milk',
  category: 'Dairy & Eggs',
  quantity: null,
  unit: 'piece',
  ingredient: null,
  typedAs: null,
  status: 'have',
  stockedAt: now,
  createdAt: now,
}
const item: ShoppingItem = {
  id: 'e0000000-0000-4000-8000-000000000001',
  name: 'Oats',
  category: 'Shopping List',
  amount: '1',
  unit: 'piece',
  ingredient: null,
  checked: false,
  listId: null,
  source: null,
  addedAt: now.getTime(),
}
const line: ShoppingLine = {
  key: 'oats',
  name: 'Oats',
  aisle: 'Shopping List',
  ingredient: null,
  total: null,
  isAbout: false,
  words: '',
  checked: false,
  parts: [item],
}

/** How many writes to the device have begun, and what lets them end. */
let begun = 0
let release = () => {}
let isReleased = Promise.resolve()

vi.stubGlobal(
  'indexedDB',
  memoryStorage(({ mode }) => {
    if (mode === 'readonly') return Promise.resolve()
    begun += 1
    return isReleased
  }),
)
const storage = indexedDB

beforeEach(() => {
  begun = 0
  isReleased = new Promise((resolve) => (release = resolve))
  vi.stubGlobal('indexedDB', storage)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubDataApi(({ method }) =>
    method === 'GET' ? Response.json([]) : new Response(null, { status: 204 }),
  )
})
afterEach(() => {
  release()
  toastQueue.take()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function useEverything() {
  const pantry = {
    items: [],
    isClosed: false,
    stock: () => Promise.resolve(() => Promise.resolve()),
    takeOut: () => Promise.resolve(),
  }
  return {
    save: useSaveOperation(owner),
    collections: useCollectionCare(owner),
    bulk: useBulkCare(owner),
    pantry: usePantryCare(owner),
    cooked: useCooked(owner),
    provisions: useProvisions(owner),
    trip: useShoppingTrip(owner, pantry),
  }
}
type Everything = ReturnType<typeof useEverything>

function saveRecipe({ save }: Everything): void {
  const unsave = { kind: 'unsave', recipeId: '7' } as const
  const saving = save({ kind: 'save', recipeId: '7', savedAt: now.toISOString() })
  const more = { keep: save, maySave: true, isVisitor: false, go: () => undefined }
  notifySaved({ title: 'Leek soup', there: undefined, unsave, saving, ...more })
}

function unsaveTwo({ save }: Everything): void {
  notifyUnsaved(2, save({ kind: 'unsave-each', recipeIds: ['7', '8'] }), undefined)
}

test.each<[announced: string, change: (by: Everything) => void]>([
  ['Leek soup is saved', saveRecipe],
  [
    'Soups changed',
    ({ collections }) => collections.edit(collection, { ...collection, color: 'purple' }),
  ],
  ['Leek soup taken out', ({ collections }) => collections.remove(entry, 'Leek soup')],
  [
    '1 recipe put into Soups',
    ({ bulk }) => bulk.putEach(collection, [{ id: '7', title: 'Leek soup', data: '{}' }]),
  ],
  ['2 recipes are no longer saved', unsaveTwo],
  ['Soups is deleted', ({ collections }) => collections.delete(collection, true)],
  ['Milk removed', ({ pantry }) => pantry.remove(milk)],
  ['Noted. Enjoy!', ({ cooked }) => cooked({ recipeId: 12, title: 'Soup', servings: 2 }, [])],
  [
    'Milk put on your shopping list',
    ({ provisions }) => provisions.buy([{ ingredient: 'milk', amount: null, unit: null }]),
  ],
  ['Oats bought, and in your pantry', ({ trip }) => trip.check(line, true)],
  ['Oats taken off', ({ trip }) => trip.remove([item], 'Oats taken off')],
  [
    '“Party” is gone',
    ({ trip }) => trip.removeList({ id: 'l1', name: 'Party', isDefault: false }, [item]),
  ],
])('%s: not before this device holds it', async (announced, change) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  )
  const { result } = renderHook(useEverything, { wrapper })
  act(() => change(result.current))
  await waitFor(() => expect(begun).toBeGreaterThan(0))
  expect(toastQueue.waiting()).toEqual([])
  release()
  await waitFor(() => expect(toastQueue.waiting().map(({ title }) => title)).toEqual([announced]))
})
