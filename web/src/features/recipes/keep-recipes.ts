import { dataClient } from '#web/lib/backend/data-client.ts'
import { forgetOld, keepAnswers, keptOf } from '#web/lib/sync/kept-queries.ts'
import { recipeKey } from './queries.ts'
import { recipeFrom } from './recipe-row.ts'

const keptMilliseconds = 30 * 24 * 3_600_000

/**
 * Brings recipes onto this device that its reader will want to open without a network. Those that were
 * looked at are kept by themselves, and let go after a month where they are none of these.
 */
export async function keepRecipes(readerId: string, ids: readonly string[]): Promise<void> {
  const wanted = ids.filter((id) => /^\d{1,15}$/.test(id)).map((id) => recipeKey(id, readerId))
  const kept = new Set(await keptOf(readerId, wanted))
  const missing = wanted.flatMap((key) => (kept.has(key) ? [] : Number(key[1])))
  if (missing.length > 0) {
    const client = await dataClient()
    const { data } = await client.from('recipes').select('*').in('id', missing).throwOnError()
    await keepAnswers(
      readerId,
      data.map((row) => ({ queryKey: recipeKey(String(row.id), readerId), data: recipeFrom(row) })),
    )
  }
  await forgetOld('recipe', keptMilliseconds, wanted)
}
