import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { mostStaples, usualStaples } from '#domain/pantry/staples.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { readStored, removeStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'

/** Null is the usual list. */
type StapleList = readonly IngredientId[] | null

async function fetchStaples(userId: string): Promise<StapleList> {
  const client = await dataClient()
  const { data } = await client
    .from('staple_lists')
    .select('ingredients')
    .eq('user_id', userId)
    .throwOnError()
  return data[0]?.ingredients ?? (await takeOverFromDevice(userId))
}

/** An earlier version kept everybody's list on the device. */
async function takeOverFromDevice(userId: string): Promise<StapleList> {
  const onDevice = readStaplesOnDevice(userId)
  if (onDevice !== null) await storeStaples(userId, onDevice)
  removeStored(storageKeys.staples(userId))
  return onDevice
}

/** Keeps a list in the account; null goes back to the usual one. */
export async function storeStaples(userId: string, list: StapleList): Promise<void> {
  const client = await dataClient()
  const table = client.from('staple_lists')
  if (list === null) await table.delete().eq('user_id', userId).throwOnError()
  else await table.upsert({ user_id: userId, ingredients: [...list] }).throwOnError()
}

/** The list that is kept on this device; null owner is a visitor. */
export function readStaplesOnDevice(owner: string | null): StapleList {
  return readStored(storageKeys.staples(owner), (json) =>
    Array.isArray(json) ? json.filter((each): each is string => typeof each === 'string') : null,
  )
}

export function staplesQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['staples', owner ?? 'guest'],
    queryFn: () => (owner === null ? readStaplesOnDevice(null) : fetchStaples(owner)),
    ...(owner === null && {
      networkMode: 'always',
      initialData: () => readStaplesOnDevice(null),
      staleTime: Infinity,
    }),
  })
}

/** What a cook assumes to have always: their own list, or the usual one. Null is a visitor. */
export function useStaples(owner: string | null) {
  const { data = null, isPending } = useQuery(staplesQuery(owner))
  return { staples: data ?? usualStaples, isUsual: data === null, isPending }
}

/** What one can do with the list; each rejects when it could not be kept. Use it beside `useStaples`. */
export function useStapleActions(owner: string | null) {
  const client = useQueryClient()
  const { queryKey } = staplesQuery(owner)
  const change = useOptimisticChange<StapleList>(queryKey)

  async function set(listFrom: (before: readonly IngredientId[]) => StapleList): Promise<void> {
    if (owner !== null) {
      let list: StapleList = null
      return change({
        next: (before) => (list = listFrom(before ?? usualStaples)),
        send: () => storeStaples(owner, list),
      })
    }
    const list = listFrom(readStaplesOnDevice(null) ?? usualStaples)
    const isKept = writeStored(storageKeys.staples(null), list)
    client.setQueryData<StapleList>(queryKey, list)
    if (!isKept) throw new Error('This browser keeps no data for this page')
  }

  return {
    toggle: (id: IngredientId) =>
      set((before) =>
        before.includes(id)
          ? before.filter((each) => each !== id)
          : [...before, id].slice(0, mostStaples),
      ),
    /** Another list as a whole; null is the usual one. */
    replace: (list: StapleList) => set(() => list),
  }
}
