import { dataClient } from '#web/lib/backend/data-client.ts'
import { persistAnswers, persistedOf } from '#web/lib/sync/persisted-queries.ts'
import { inThisLanguage } from './in-this-language.ts'
import { recipeKey } from './queries.ts'
import { recipeFrom } from './recipe-row.ts'

/**
 * Brings recipes onto this device that its reader will want to open without a network. Returns the keys of all
 * of them; those that were looked at are persisted by themselves.
 */
export async function prefetchRecipes(
  readerId: string,
  ids: readonly string[],
): Promise<ReturnType<typeof recipeKey>[]> {
  const wanted = ids.filter((id) => /^\d{1,15}$/.test(id)).map((id) => recipeKey(id, readerId))
  const persisted = new Set(await persistedOf(readerId, wanted))
  const missing = wanted.flatMap((key) => (persisted.has(key) ? [] : Number(key[1])))
  if (missing.length > 0) {
    const client = await dataClient()
    const asked = client
      .from('recipes')
      .select('*')
      .in('id', missing)
      .throwOnError()
      .then(({ data }) => data.map(recipeFrom))
    const recipes = await inThisLanguage(client, missing, asked)
    await persistAnswers(
      readerId,
      recipes.map((recipe) => ({ queryKey: recipeKey(String(recipe.id), readerId), data: recipe })),
    )
  }
  return wanted
}
