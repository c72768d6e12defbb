import { useCallback, type ReactNode } from 'react'
import { isDish } from '#domain/composing/is-dish.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'

type Corner = (recipe: RecipeCard) => ReactNode

/** The corner of a card, where it is of a recipe: a dish of one's kitchen is kept as a recipe of one's own, from its page. */
export function useCornerOfRecipes(cornerOf: Corner): Corner {
  return useCallback((recipe) => (isDish(recipe) ? null : cornerOf(recipe)), [cornerOf])
}
