import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'
import { readGuestPantry, writeGuestPantry } from './guest-pantry.ts'
import { deletePantry, deletePantryItem, fetchPantry, storePantryItems } from './pantry-rows.ts'

/** Null is a visitor, whose pantry stays on this device. */
type Owner = string | null
type Pantry = readonly PantryItem[]

const empty: Pantry = []

export const pantryKey = (owner: Owner) => ['pantry', owner ?? 'guest'] as const

/** Newest first. A visitor's pantry is there at once; an account's is loading for a moment. */
export function usePantry(owner: Owner) {
  const query = useQuery<Pantry>({
    queryKey: pantryKey(owner),
    queryFn: () => (owner === null ? readGuestPantry() : fetchPantry(owner)),
    // What stands in this browser needs no network, and is known before anything is painted.
    ...(owner === null && {
      networkMode: 'always',
      initialData: readGuestPantry,
      staleTime: Infinity,
    }),
  })
  return { ...query, items: query.data ?? empty }
}

/** What a person can do with the pantry; each rejects when it could not be kept. */
export function usePantryActions(owner: Owner) {
  const client = useQueryClient()
  const key = pantryKey(owner)
  const change = useOptimisticChange<Pantry>(key)
  const now = () => client.getQueryData<Pantry>(key) ?? empty

  async function apply(next: (before: Pantry) => Pantry, send: (userId: string) => Promise<void>) {
    if (owner !== null) {
      return change({ next: (before = empty) => next(before), send: () => send(owner) })
    }
    // Written in the same breath as it is shown: a page that is left at once has kept it.
    const after = next(now())
    client.setQueryData<Pantry>(key, after)
    if (!writeGuestPantry(after)) throw new Error('This browser keeps no data for this page')
  }

  return {
    /** Adds items, or changes the amount of those that are there. */
    add(items: Pantry) {
      const { changed } = addToPantry(now(), items)
      return apply(
        (before) => addToPantry(before, items).pantry,
        (userId) => storePantryItems(userId, changed),
      )
    },
    /** Puts items back as they were, after `remove` or `clear`. */
    restore: (items: Pantry) =>
      apply(
        (before) => newestFirst([...before, ...items]),
        (userId) => storePantryItems(userId, items),
      ),
    remove: (item: PantryItem) =>
      apply(
        (before) => before.filter((each) => each.id !== item.id),
        (userId) => deletePantryItem(userId, item.id),
      ),
    clear: () => apply(() => [], deletePantry),
  }
}

function newestFirst(items: Pantry): PantryItem[] {
  return items.toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime())
}
