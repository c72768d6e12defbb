import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { correctionKey, mostCorrections, type Corrections } from '#domain/pantry/corrections.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { readStored, removeStored, storageKeys, writeStored } from '#web/lib/local-storage.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'

const none: Corrections = new Map()

async function fetchCorrections(userId: string): Promise<Corrections> {
  const client = await dataClient()
  const { data } = await client
    .from('ingredient_corrections')
    .select('alias, ingredient')
    .eq('user_id', userId)
    .throwOnError()
  return new Map(data.map(({ alias, ingredient }) => [alias, ingredient]))
}

export async function storeCorrections(userId: string, corrections: Corrections): Promise<void> {
  if (corrections.size === 0) return
  const client = await dataClient()
  const rows = [...corrections].map(([alias, ingredient]) => ({
    user_id: userId,
    alias,
    ingredient,
  }))
  await client
    .from('ingredient_corrections')
    .upsert(rows, { onConflict: 'user_id,alias' })
    .throwOnError()
}

async function deleteCorrection(userId: string, alias: string): Promise<void> {
  const client = await dataClient()
  await client
    .from('ingredient_corrections')
    .delete()
    .eq('user_id', userId)
    .eq('alias', alias)
    .throwOnError()
}

/** What a visitor said that names mean, kept on this device. */
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
  return new Map(entries.slice(0, mostCorrections))
}

/** Null is a visitor. */
export function correctionsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['corrections', owner ?? 'guest'],
    queryFn: () => (owner === null ? readGuestCorrections() : fetchCorrections(owner)),
    ...(owner === null && {
      networkMode: 'always',
      initialData: readGuestCorrections,
      staleTime: Infinity,
    }),
  })
}

/** What names mean to this person; nothing special while that is being loaded. */
export function useCorrections(owner: string | null): Corrections {
  return useQuery(correctionsQuery(owner)).data ?? none
}

/**
 * Remembers what a name means: an ingredient, null for nothing that is known, undefined to take an
 * earlier correction back. Rejects when it could not be kept. Use it beside `useCorrections`.
 */
export function useCorrect(owner: string | null) {
  const client = useQueryClient()
  const { queryKey } = correctionsQuery(owner)
  const change = useOptimisticChange<Corrections>(queryKey)

  return async (name: string, meant: IngredientId | null | undefined): Promise<void> => {
    const alias = correctionKey(name)
    if (alias === '') return
    const next = (before: Corrections = none): Corrections => {
      const after = new Map(before)
      if (meant === undefined) after.delete(alias)
      else after.set(alias, meant)
      return after
    }
    if (owner !== null) {
      const send = () =>
        meant === undefined
          ? deleteCorrection(owner, alias)
          : storeCorrections(owner, new Map([[alias, meant]]))
      return change({ next, send })
    }
    const after = next(readGuestCorrections())
    const isKept = writeStored(storageKeys.guestCorrections, [...after])
    client.setQueryData<Corrections>(queryKey, after)
    if (!isKept) throw new Error('This browser keeps no data for this page')
  }
}
