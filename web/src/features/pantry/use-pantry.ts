import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { afterPantryChange, type PantryChange } from '#domain/pantry/pantry-change.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { vocabularyCodeQuery, vocabularyQuery } from '#web/lib/catalogue.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { onGuestPantryChange, readGuestPantry, writeGuestPantry } from './guest-pantry.ts'
import { pantryKey } from './keys.ts'
import { queues } from './queues.ts'

/** Null is a visitor, whose pantry stays on this device. */
type Owner = string | null
type Pantry = readonly PantryItem[]

const empty: Pantry = []

const pantryQuery = (owner: Owner, kitchen: Owner) =>
  queryOptions<Pantry>({
    queryKey: pantryKey(owner, kitchen),
    queryFn: async () =>
      owner === null ? readGuestPantry() : (await queues()).pantryQueue.load(owner, kitchen),
    // What stands in this browser is known before anything is painted.
    ...(owner === null && {
      initialData: readGuestPantry,
      staleTime: Infinity,
    }),
  })

/** The pantry where an account cooks, newest first, if it was loaded; nobody is asked for it. */
export function useKnownPantry(owner: string): Pantry | undefined {
  return useQuery({ ...pantryQuery(owner, useKitchenOf(owner)), enabled: false }).data
}

/** Newest first, where somebody cooks now. A visitor's pantry is there at once; an account's is loading for a moment. */
export function usePantry(owner: Owner) {
  const query = useQuery(pantryQuery(owner, useKitchenOf(owner)))
  const client = useQueryClient()
  useEffect(() => {
    if (owner !== null) return undefined
    return onGuestPantryChange(() => client.setQueryData(pantryKey(null), readGuestPantry()))
  }, [owner, client])
  // Shown at once by what is stored; nobody waits for the vocabulary, or asks for it here.
  const { data: vocabulary } = useQuery({ ...vocabularyQuery, enabled: false })
  const { data: code } = useQuery({ ...vocabularyCodeQuery, enabled: false })
  const stored = query.data ?? empty
  const items = useMemo(
    () => (vocabulary && code?.asCalledHere(stored, vocabulary)) ?? stored,
    [stored, vocabulary, code],
  )
  return { ...query, items }
}

/** Changes the pantry by what it is then; rejects where that could not be saved. */
export function useChangePantry(owner: Owner) {
  const client = useQueryClient()
  // Of the kitchen that is on the screen: Undo too, should somebody have moved meanwhile.
  const kitchen = useKitchenOf(owner)

  return async function change(changeOn: (before: Pantry) => PantryChange): Promise<void> {
    if (owner !== null) {
      const { pantryQueue } = await queues()
      return pantryQueue.change(
        client,
        owner,
        (before = empty) => {
          const changed = changeOn(before)
          return changed.put.length + changed.remove.length > 0 ? changed : null
        },
        kitchen,
      )
    }
    // Read anew, for another tab may have written; and written in the same breath as it is shown:
    // a page that is left at once has kept it.
    const before = readGuestPantry()
    const pantry = afterPantryChange(before, changeOn(before))
    const isStored = writeGuestPantry(pantry)
    client.setQueryData<Pantry>(pantryKey(null), pantry)
    if (!isStored) throw new Error('This browser keeps no data for this page')
  }
}
