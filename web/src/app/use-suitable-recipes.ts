import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { suitsDiet } from '#domain/recipes/suits-diet.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { dietarySettingsQuery } from '#web/features/account/queries.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'

const none: readonly RecipeCard[] = []

/**
 * The catalogue's recipes that keep to a person's dietary settings, and those that do not. Until the
 * settings of who is signed in are known, nothing is shown that might harm.
 */
export function useSuitableRecipes(userId: string | null) {
  const cards = useRecipeCards()
  const settings = useQuery({ ...dietarySettingsQuery(userId ?? ''), enabled: userId !== null })
  const all = cards.data ?? none
  const parted = useMemo(() => {
    if (userId === null) return { suitable: all, held: none }
    const known = settings.data
    if (known === undefined) return undefined
    const suitable = all.filter((recipe) => suitsDiet(recipe, known))
    return { suitable, held: all.filter((recipe) => !suitsDiet(recipe, known)) }
  }, [userId, all, settings.data])
  return {
    /** Undefined while they are being loaded. */
    recipes: cards.data === undefined ? undefined : parted?.suitable,
    /** What the dietary settings hold back. */
    held: parted?.held ?? none,
    isError: cards.isError || settings.isError,
    isFetching: cards.isFetching || settings.isFetching,
    refetch: () => Promise.all([cards.refetch(), userId !== null && settings.refetch()]),
  }
}
