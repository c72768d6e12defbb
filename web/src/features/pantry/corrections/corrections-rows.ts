import type { Corrections } from '#domain/pantry/corrections.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'

export async function fetchCorrections(userId: string): Promise<Corrections> {
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
    .upsert(rows, { onConflict: 'kitchen,alias' })
    .throwOnError()
}

export async function deleteCorrection(userId: string, alias: string): Promise<void> {
  const client = await dataClient()
  await client
    .from('ingredient_corrections')
    .delete()
    .eq('user_id', userId)
    .eq('alias', alias)
    .throwOnError()
}
