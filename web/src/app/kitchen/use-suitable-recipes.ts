import { useMemo } from 'react'
import { type Diet, keepsRules } from '#domain/recipes/suits-diet.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { useDiet } from './use-diet.ts'

const none: readonly RecipeCard[] = []
const theWhole = (diet: Diet) => diet

/**
 * The catalogue's recipes that keep to what a person avoids and prefers, and those that do not. Until
 * the settings of who is signed in are known, nothing is shown that might harm. `counting` gives what counts of
 * the settings, for who looks past some for a while.
 */
export function useSuitableRecipes(
  userId: string | null,
  counting: (diet: Diet) => Diet = theWhole,
) {
  const cards = useRecipeCards()
  const { rules, defaults, isKnown, ...diet } = useDiet(userId)
  const all = cards.data ?? none
  const seen = useMemo(() => counting({ rules, defaults }), [rules, defaults, counting])
  const parted = useMemo(() => {
    const suits = (recipe: RecipeCard) => keepsRules(recipe, seen.rules)
    return { suitable: all.filter(suits), held: all.filter((recipe) => !suits(recipe)) }
  }, [all, seen])
  const isThere = cards.data !== undefined && isKnown
  return {
    /** Undefined while they are being loaded. */
    recipes: isThere ? parted.suitable : undefined,
    /** What the dietary settings hold back. */
    held: isThere ? parted.held : none,
    /** The whole settings, those too that are looked past. */
    diet: { rules, defaults },
    /** Where a list may begin. */
    defaults: seen.defaults,
    isError: cards.isError || diet.isError,
    isFetching: cards.isFetching || diet.isFetching,
    refetch: () => Promise.all([cards.refetch(), userId !== null && diet.refetch()]),
  }
}
