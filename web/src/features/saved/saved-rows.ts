import {
  recipesChanged,
  type SavedRecipe,
  type SaveOperation,
} from '#domain/collections/saved-recipes.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { inParts } from '#web/lib/in-parts.ts'
import { logged } from '#web/lib/logged.ts'

async function selectSaved(userId: string): Promise<SavedRecipe[]> {
  const client = await dataClient()
  const { data } = await client
    .from('favorite_recipes')
    .select('recipe_id, created_at')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .order('recipe_id', { ascending: true })
    .throwOnError()
  return data.map((row) => ({ recipeId: row.recipe_id, savedAt: row.created_at }))
}

/** So that the address of a call stays short. */
const idsInOneCall = 100

async function write(userId: string, operation: SaveOperation): Promise<void> {
  const client = await dataClient()
  const table = () => client.from('favorite_recipes')
  if (operation.kind === 'unsave' || operation.kind === 'unsave-each') {
    for (const ids of inParts(recipesChanged(operation), idsInOneCall))
      await table().delete().eq('user_id', userId).in('recipe_id', ids).throwOnError()
    return
  }
  const recipes = operation.kind === 'save' ? [operation] : operation.recipes
  await table()
    .upsert(
      recipes.map(({ recipeId, savedAt }) => ({
        user_id: userId,
        recipe_id: recipeId,
        created_at: savedAt,
      })),
      { onConflict: 'user_id,recipe_id', ignoreDuplicates: true },
    )
    .throwOnError()
}

/** Newest first. */
export function fetchSaved(userId: string): Promise<SavedRecipe[]> {
  return logged('Loading saved recipes', selectSaved(userId))
}

/** Keeps what was done; doing it again is harmless, and what is saved already stays as it is. */
export function sendSaveOperation(userId: string, operation: SaveOperation): Promise<void> {
  return logged(`To ${operation.kind} a recipe`, write(userId, operation))
}
