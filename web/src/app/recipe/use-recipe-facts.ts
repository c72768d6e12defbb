import type { FactsById } from '#domain/recipes/ingredient-facts.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import type { Swaps } from '#domain/recipes/swap.ts'
import { useIngredientFacts } from '#web/features/recipes/page/ingredient-facts.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { useLazyCode } from '#web/lib/use-lazy-code.ts'

/** As written a recipe says all of this itself. */
const { code: withSwaps } = lazyCode(
  async () => (await import('#domain/recipes/swap-facts.ts')).factsWithSwaps,
)
const nothingKnown: FactsById = new Map()

/** What the recipe with its swaps suits, contains and gives; null while it is looked up. */
export function useRecipeFacts(recipe: Recipe, swaps: Swaps) {
  const written = recipe.ingredients.flatMap(({ ingredient }) => ingredient ?? [])
  const taken = [...swaps.values()].flatMap(({ uses }) => uses)
  const isChanged = swaps.size > 0
  const factsWithSwaps = useLazyCode(withSwaps, isChanged)
  const { data, isError } = useIngredientFacts([...written, ...taken], isChanged)
  if (!isChanged) return recipe
  const facts = data ?? (isError ? nothingKnown : undefined)
  return facts === undefined ? null : (factsWithSwaps?.(recipe, swaps, facts) ?? null)
}
