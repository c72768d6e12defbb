import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Swaps } from '#domain/recipes/swap.ts'
import { factsWithSwaps } from '#domain/recipes/swap-facts.ts'
import { useIngredientFacts } from '#web/features/recipes/page/ingredient-facts.ts'

/** What the recipe with its swaps suits, contains and gives; null while it is looked up. */
export function useRecipeFacts(recipe: Recipe, swaps: Swaps) {
  const written = recipe.ingredients.flatMap(({ ingredient }) => ingredient ?? [])
  const taken = [...swaps.values()].flatMap(({ uses }) => uses)
  const { data, isError } = useIngredientFacts([...written, ...taken], swaps.size > 0)
  if (swaps.size === 0) return recipe
  if (data !== undefined) return factsWithSwaps(recipe, swaps, data)
  return isError ? factsWithSwaps(recipe, swaps, new Map()) : null
}
