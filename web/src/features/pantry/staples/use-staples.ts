import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { afterStaplesChange, usualStaples, type StaplesChange } from '#domain/pantry/staples.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { storageKeys, writeStored } from '#web/lib/local-storage.ts'
import { staplesKey } from '../keys.ts'
import { queues } from '../queues.ts'
import { readStaplesOnDevice, type StapleList } from './staples-on-device.ts'

export function staplesQuery(owner: string | null, kitchen: string | null) {
  return queryOptions({
    queryKey: staplesKey(owner, kitchen),
    queryFn: async (): Promise<StapleList> =>
      owner === null
        ? readStaplesOnDevice(null)
        : (await queues()).staplesQueue.load(owner, kitchen),
    ...(owner === null && {
      initialData: () => readStaplesOnDevice(null),
      staleTime: Infinity,
    }),
  })
}

/** What a cook assumes to have always: their own list, or the usual one. Null is a visitor. */
export function useStaples(owner: string | null) {
  const { data = null, isPending } = useQuery(staplesQuery(owner, useKitchenOf(owner)))
  return { staples: data ?? usualStaples, isUsual: data === null, isPending }
}

/** What one can do with the list; each rejects when it could not be saved. Use it beside `useStaples`. */
export function useStapleActions(owner: string | null) {
  const client = useQueryClient()
  const kitchen = useKitchenOf(owner)

  async function change(changeOf: (before: StapleList) => StaplesChange): Promise<void> {
    if (owner !== null) {
      const { staplesQueue } = await queues()
      return staplesQueue.change(client, owner, (before = null) => changeOf(before), kitchen)
    }
    const before = readStaplesOnDevice(null)
    const list = afterStaplesChange(before, changeOf(before))
    const isStored = writeStored(storageKeys.staples(null), list)
    client.setQueryData<StapleList>(staplesKey(null), list)
    if (!isStored) throw new Error('This browser keeps no data for this page')
  }

  return {
    toggle: (id: IngredientId) =>
      change((before) => ({ id, isStaple: !(before ?? usualStaples).includes(id) })),
    /** Another list as a whole; null is the usual one. */
    replace: (list: StapleList) => change(() => ({ list })),
  }
}
