import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { rowLimits } from '#domain/limits.ts'
import { afterCorrection, correctionKey, type Corrections } from '#domain/pantry/corrections.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { readStored, removeStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'
import { correctionsKey } from '../keys.ts'
import { queues } from '../queues.ts'

const none: Corrections = new Map()

/** What a visitor said that names mean, stored on this device. */
export function readGuestCorrections(): Corrections {
  return readStored(storageKeys.guestCorrections, parse) ?? none
}

export function forgetGuestCorrections(): void {
  removeStored(storageKeys.guestCorrections)
}

function parse(json: unknown): Corrections | null {
  if (!Array.isArray(json)) return null
  const entries = json.flatMap((each: unknown): [string, IngredientId | null][] => {
    if (!Array.isArray(each)) return []
    const [alias, ingredient]: unknown[] = each
    if (typeof alias !== 'string' || alias === '') return []
    return typeof ingredient === 'string' || ingredient === null ? [[alias, ingredient]] : []
  })
  return new Map(entries.slice(0, rowLimits.ingredient_corrections))
}

/** Null is a visitor. */
export function correctionsQuery(owner: string | null, kitchen: string | null) {
  return queryOptions({
    queryKey: correctionsKey(owner, kitchen),
    queryFn: async () =>
      owner === null
        ? readGuestCorrections()
        : (await queues()).correctionsQueue.load(owner, kitchen),
    ...(owner === null && {
      initialData: readGuestCorrections,
      staleTime: Infinity,
    }),
  })
}

/** What names mean where this person cooks; nothing special while that is being loaded. */
export function useCorrections(owner: string | null): Corrections {
  return useQuery(correctionsQuery(owner, useKitchenOf(owner))).data ?? none
}

/**
 * Remembers what a name means: an ingredient, null for nothing that is known, undefined to take an
 * earlier correction back. Rejects when it could not be saved. Use it beside `useCorrections`.
 */
export function useCorrect(owner: string | null) {
  const client = useQueryClient()
  const kitchen = useKitchenOf(owner)

  return async (name: string, meant: IngredientId | null | undefined): Promise<void> => {
    const correction = { alias: correctionKey(name), meant }
    if (correction.alias === '') return
    if (owner !== null) {
      const { correctionsQueue } = await queues()
      return correctionsQueue.change(client, owner, correction, kitchen)
    }
    const after = afterCorrection(readGuestCorrections(), correction)
    const isStored = writeStored(storageKeys.guestCorrections, [...after])
    client.setQueryData<Corrections>(correctionsKey(null), after)
    if (!isStored) throw new Error('This browser keeps no data for this page')
  }
}
