import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { afterPantryChange, type PantryChange } from '#domain/pantry/pantry-change.ts'
import { isSameThing, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { onGuestPantryChange, readGuestPantry, writeGuestPantry } from './guest-pantry.ts'
import { pantryKey } from './keys.ts'
import { queues } from './queues.ts'

/** Null is a visitor, whose pantry stays on this device. */
type Owner = string | null
type Pantry = readonly PantryItem[]

const empty: Pantry = []

/** Newest first. A visitor's pantry is there at once; an account's is loading for a moment. */
export function usePantry(owner: Owner) {
  const query = useQuery<Pantry>({
    queryKey: pantryKey(owner),
    queryFn: async () =>
      owner === null ? readGuestPantry() : (await queues()).pantryQueue.load(owner),
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

/** What a person can do with the pantry; each rejects when it could not be kept. */
export function usePantryActions(owner: Owner) {
  const client = useQueryClient()

  async function apply(changeOn: (before: Pantry) => PantryChange): Promise<void> {
    if (owner !== null) {
      const { pantryQueue } = await queues()
      return pantryQueue.change(client, owner, (before = empty) => {
        const change = changeOn(before)
        return change.put.length + change.remove.length > 0 ? change : null
      })
    }
    // Read anew, for another tab may have written; and written in the same breath as it is shown:
    // a page that is left at once has kept it.
    const before = readGuestPantry()
    const pantry = afterPantryChange(before, changeOn(before))
    const isKept = writeGuestPantry(pantry)
    client.setQueryData<Pantry>(pantryKey(null), pantry)
    if (!isKept) throw new Error('This browser keeps no data for this page')
  }

  return {
    /** Adds items, or changes the amount of those that are there. */
    add: (items: Pantry) =>
      apply((before) => ({ put: addToPantry(before, items).changed, remove: [] })),
    /** Puts items back as they were, after `remove` or `clear`; what is there again stays as it is. */
    restore: (items: Pantry) =>
      apply((before) => ({
        put: items.filter((item) => !before.some((each) => isSameThing(each, item))),
        remove: [],
      })),
    /** Writes items anew that are still there: another amount, status or age. */
    change: (items: Pantry) =>
      apply((before) => ({
        put: items.filter(({ id }) => before.some((each) => each.id === id)),
        remove: [],
      })),
    /** Makes another thing of an item; where that thing is there already, the two become one. */
    correct: (item: PantryItem, corrected: PantryItem) =>
      apply((before) => {
        const others = before.filter(({ id }) => id !== item.id)
        return others.some((each) => isSameThing(each, corrected))
          ? { put: addToPantry(others, [corrected]).changed, remove: [item.id] }
          : { put: [corrected], remove: [] }
      }),
    remove: (item: PantryItem) => apply(() => ({ put: [], remove: [item.id] })),
    /** Removes all that is seen here; what another device adds meanwhile stays. */
    clear: () => apply((before) => ({ put: [], remove: before.map(({ id }) => id) })),
  }
}
