import { useQuery } from '@tanstack/react-query'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { useOptimisticChange } from '#web/lib/optimistic-change.ts'

const savedKey = (userId: string | null) => ['saved-recipes', userId] as const
const nothing: ReadonlySet<string> = new Set()

async function fetchSaved(userId: string): Promise<ReadonlySet<string>> {
  const client = await dataClient()
  const { data } = await client
    .from('favorite_recipes')
    .select('recipe_id')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .throwOnError()
  return new Set(data.map((row) => row.recipe_id))
}

async function storeSaved(userId: string, recipeId: string, saved: boolean) {
  const client = await dataClient()
  if (saved) {
    await client
      .from('favorite_recipes')
      .upsert(
        { user_id: userId, recipe_id: recipeId },
        { onConflict: 'user_id,recipe_id', ignoreDuplicates: true },
      )
      .throwOnError()
    return
  }
  await client
    .from('favorite_recipes')
    .delete()
    .eq('user_id', userId)
    .eq('recipe_id', recipeId)
    .throwOnError()
}

/** The ids of the recipes that a person saved, newest first. Empty for a visitor. */
export function useSavedRecipes(userId: string | null) {
  const query = useQuery({
    queryKey: savedKey(userId),
    queryFn: () => (userId === null ? nothing : fetchSaved(userId)),
    enabled: userId !== null,
  })
  return { ...query, saved: query.data ?? nothing }
}

/** Saves or unsaves a recipe; rejects when it could not be kept. Does nothing for a visitor. */
export function useSaveRecipe(userId: string | null) {
  const change = useOptimisticChange<ReadonlySet<string>>(savedKey(userId))
  return async (recipeId: string, isSaved: boolean) => {
    if (userId === null) return
    await change({
      next: (before = nothing) => {
        const others = [...before].filter((each) => each !== recipeId)
        return new Set(isSaved ? [recipeId, ...others] : others)
      },
      send: () => storeSaved(userId, recipeId, isSaved),
    })
  }
}
