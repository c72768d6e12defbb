import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { readGuestPantry, writeGuestPantry } from './guest-pantry.ts'
import { deletePantry, deletePantryItems, fetchPantry, storePantryItems } from './pantry-rows.ts'

/** Null is a visitor, whose pantry stays on this device. */
type Owner = string | null

export const pantryKey = (owner: Owner) => ['pantry', owner ?? 'guest'] as const

const empty: readonly PantryItem[] = []

/** Newest first. A visitor's pantry is there at once; an account's is loading for a moment. */
export function usePantry(owner: Owner) {
  const query = useQuery({
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

interface Change {
  /** The pantry as it will be. */
  next: (items: readonly PantryItem[]) => PantryItem[]
  /** What must be told to the backend for that. */
  send: (owner: string) => Promise<void>
}

/**
 * Changes the pantry on the screen at once and then where it is kept. Where that fails, the screen
 * goes back to what is kept, and the failure reaches the caller.
 */
function usePantryChange(owner: Owner) {
  const client = useQueryClient()
  const key = pantryKey(owner)
  return useMutation({
    networkMode: owner === null ? 'always' : 'online',
    scope: { id: key.join('-') },
    mutationFn: async (change: Change) => {
      if (owner !== null) return change.send(owner)
      writeGuestPantry(client.getQueryData<PantryItem[]>(key) ?? [])
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key })
      client.setQueryData<PantryItem[]>(key, (items = []) => change.next(items))
    },
    onError: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** What a person can do with the pantry; each rejects when it could not be kept. */
export function usePantryActions(owner: Owner) {
  const client = useQueryClient()
  const { mutateAsync } = usePantryChange(owner)
  return {
    /** Adds items, or changes the amount of those that are there; answers what changed. */
    async add(items: readonly PantryItem[]) {
      const before = client.getQueryData<PantryItem[]>(pantryKey(owner)) ?? []
      const { changed } = addToPantry(before, items)
      await mutateAsync({
        next: (now) => addToPantry(now, items).pantry,
        send: (userId) => storePantryItems(userId, changed),
      })
      return changed
    },
    /** Puts items back as they were, after `remove` or `clear`. */
    restore: (items: readonly PantryItem[]) =>
      mutateAsync({
        next: (now) => newestFirst([...now, ...items]),
        send: (userId) => storePantryItems(userId, items),
      }),
    remove: (item: PantryItem) =>
      mutateAsync({
        next: (now) => now.filter((each) => each.id !== item.id),
        send: (userId) => deletePantryItems(userId, [item.id]),
      }),
    clear: () => mutateAsync({ next: () => [], send: deletePantry }),
  }
}

function newestFirst(items: readonly PantryItem[]): PantryItem[] {
  return items.toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime())
}
