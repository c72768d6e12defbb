import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { suitsDiet } from '#domain/recipes/suits-diet.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { dietarySettingsQuery } from '#web/features/account/queries.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'

const none: readonly RecipeCard[] = []

/**
 * The catalogue's recipes that keep to a person's dietary settings, and how many do not. Until the
 * settings of who is signed in are known, nothing is shown that might harm.
 */
export function useSuitableRecipes(userId: string | null) {
  const cards = useRecipeCards()
  const settings = useQuery({ ...dietarySettingsQuery(userId ?? ''), enabled: userId !== null })
  const all = cards.data ?? none
  const suitable = useMemo(() => {
    if (userId === null) return all
    const known = settings.data
    return known === undefined ? undefined : all.filter((recipe) => suitsDiet(recipe, known))
  }, [userId, all, settings.data])
  return {
    /** Undefined while they are being loaded. */
    recipes: cards.data === undefined ? undefined : suitable,
    hidden: suitable === undefined ? 0 : all.length - suitable.length,
    isError: cards.isError || settings.isError,
    isFetching: cards.isFetching || settings.isFetching,
    refetch: () => Promise.all([cards.refetch(), userId !== null && settings.refetch()]),
  }
}
