import type { CookedThing } from '#web/features/recipes/cooked-channel.ts'

const longestTitle = 200

/** What the history and photos remember of a dish; null for what is neither a recipe nor a composed dish. */
export function cookedThing(recipeId: number | string, title: string): CookedThing | null {
  if (typeof recipeId === 'number') return { recipeId }
  const dish = { address: recipeId, title: title.slice(0, longestTitle) }
  return recipeId.startsWith('/dish/') ? { dish } : null
}
