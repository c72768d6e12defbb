import { useMemo } from 'react'
import { suitsDiet } from '#domain/recipes/suits-diet.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'
import { useDiet } from './use-diet.ts'

const none: readonly RecipeCard[] = []

/**
 * The catalogue's recipes that keep to what a person avoids and prefers, and those that do not. Until
 * the settings of who is signed in are known, nothing is shown that might harm.
 */
export function useSuitableRecipes(userId: string | null) {
  const cards = useRecipeCards()
  const { settings, defaults, isKnown, ...diet } = useDiet(userId)
  const all = cards.data ?? none
  const parted = useMemo(() => {
    if (settings === undefined) return { suitable: all, held: none }
    const suitable = all.filter((recipe) => suitsDiet(recipe, settings))
    return { suitable, held: all.filter((recipe) => !suitsDiet(recipe, settings)) }
  }, [all, settings])
  const isThere = cards.data !== undefined && isKnown
  return {
    /** Undefined while they are being loaded. */
    recipes: isThere ? parted.suitable : undefined,
    /** What the dietary settings hold back. */
    held: isThere ? parted.held : none,
    /** Where a list may begin. */
    defaults,
    isError: cards.isError || diet.isError,
    isFetching: cards.isFetching || diet.isFetching,
    refetch: () => Promise.all([cards.refetch(), userId !== null && diet.refetch()]),
  }
}
