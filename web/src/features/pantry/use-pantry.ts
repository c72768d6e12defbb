import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { isSameThing, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'
import { onGuestPantryChange, readGuestPantry, writeGuestPantry } from './guest-pantry.ts'
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
  const client = useQueryClient()
  useEffect(() => {
    if (owner !== null) return undefined
    return onGuestPantryChange(() => client.setQueryData(pantryKey(null), readGuestPantry()))
  }, [owner, client])
  return { ...query, items: query.data ?? empty }
}

/** How a change turns out on the pantry as it is when its turn comes. */
interface Outcome {
  pantry: Pantry
  send: (userId: string) => Promise<void>
}

/** What a person can do with the pantry; each rejects when it could not be kept. */
export function usePantryActions(owner: Owner) {
  const client = useQueryClient()
  const key = pantryKey(owner)
  const change = useOptimisticChange<Pantry>(key)

  async function apply(outcomeOn: (before: Pantry) => Outcome) {
    if (owner !== null) {
      let send: Outcome['send'] = () => Promise.resolve()
      return change({
        next: (before = empty) => {
          const outcome = outcomeOn(before)
          send = outcome.send
          return outcome.pantry
        },
        send: () => send(owner),
      })
    }
    // Read anew, for another tab may have written; and written in the same breath as it is shown:
    // a page that is left at once has kept it.
    const { pantry } = outcomeOn(readGuestPantry())
    const isKept = writeGuestPantry(pantry)
    client.setQueryData<Pantry>(key, pantry)
    if (!isKept) throw new Error('This browser keeps no data for this page')
  }

  return {
    /** Adds items, or changes the amount of those that are there. */
    add: (items: Pantry) =>
      apply((before) => {
        const { pantry, changed } = addToPantry(before, items)
        return { pantry, send: (userId) => storePantryItems(userId, changed) }
      }),
    /** Puts items back as they were, after `remove` or `clear`; what is there again stays as it is. */
    restore: (items: Pantry) =>
      apply((before) => {
        const gone = items.filter((item) => !before.some((each) => isSameThing(each, item)))
        return {
          pantry: newestFirst([...before, ...gone]),
          send: (userId) => storePantryItems(userId, gone),
        }
      }),
    /** Writes items anew that are still there: another amount, status or age. */
    change: (items: Pantry) =>
      apply((before) => {
        const changed = items.filter(({ id }) => before.some((each) => each.id === id))
        return {
          pantry: before.map((each) => changed.find(({ id }) => id === each.id) ?? each),
          send: (userId) => storePantryItems(userId, changed),
        }
      }),
    /** Makes another thing of an item; where that thing is there already, the two become one. */
    correct: (item: PantryItem, corrected: PantryItem) =>
      apply((before) => {
        const others = before.filter(({ id }) => id !== item.id)
        const twin = others.find((each) => isSameThing(each, corrected))
        if (twin === undefined) {
          return {
            pantry: before.map((each) => (each.id === item.id ? corrected : each)),
            send: (userId) => storePantryItems(userId, [corrected]),
          }
        }
        const { pantry, changed } = addToPantry(others, [corrected])
        return {
          pantry,
          send: async (userId) => {
            await storePantryItems(userId, changed)
            await deletePantryItem(userId, item.id)
          },
        }
      }),
    remove: (item: PantryItem) =>
      apply((before) => ({
        pantry: before.filter((each) => each.id !== item.id),
        send: (userId) => deletePantryItem(userId, item.id),
      })),
    clear: () => apply(() => ({ pantry: [], send: deletePantry })),
  }
}

function newestFirst(items: Pantry): PantryItem[] {
  return items.toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime())
}
