import { useMemo } from 'react'
import { t } from '#domain/texts/t.ts'
import { readRecipeData, type KnownRecipe } from '#domain/collections/recipe-data.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { useRecipesById } from '#web/features/recipes/recipes-by-id.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'

/** A recipe that somebody put on a list. */
export interface SavedEntry {
  id: string
  /** What a collection remembers of it, as JSON text. */
  recipeData?: string
}

/** A recipe that cannot be read any more, or of which nobody could say whether it can. */
export interface LostRecipe extends KnownRecipe {
  id: string
  isGone: boolean
}

const nothing: readonly string[] = []

/**
 * The recipes of a list, in its order: those of this build are there at once, the cooks' own ones
 * are asked for, and the rest is shown as it was remembered. Nothing that somebody put there
 * disappears without a word.
 */
export function useRecipesOf(list: readonly SavedEntry[] | undefined, readerId: string | null) {
  const cards = useRecipeCards()
  const known = useMemo(
    () => cards.data && new Map(cards.data.map((recipe) => [String(recipe.id), recipe])),
    [cards.data],
  )
  const elsewhere = useMemo(
    () =>
      known && list ? list.flatMap(({ id }) => (known.has(id) ? [] : id)).toSorted() : nothing,
    [known, list],
  )
  const others = useRecipesById(elsewhere, readerId)
  const isWaiting = elsewhere.length > 0 && others.isPending
  const found = useMemo(() => {
    if (list === undefined || known === undefined || isWaiting) return undefined
    const fetched = new Map(others.data?.map((recipe) => [String(recipe.id), recipe]))
    const recipes: RecipeCard[] = []
    const lost: LostRecipe[] = []
    for (const { id, recipeData } of list) {
      const recipe = known.get(id) ?? fetched.get(id)
      if (recipe !== undefined) recipes.push(recipe)
      // What has just come onto the list is being asked for.
      else if (!others.isPlaceholderData) {
        lost.push({ ...remembered(id, recipeData), id, isGone: !others.isError })
      }
    }
    return { recipes, lost }
  }, [list, known, isWaiting, others.data, others.isError, others.isPlaceholderData])
  return {
    /** Undefined while it is being loaded. */
    recipes: found?.recipes,
    lost: found?.lost ?? [],
    isError: cards.isLoadingError,
    isFetching: cards.isFetching,
    refetch: () => void cards.refetch(),
  }
}

function remembered(id: string, recipeData: string | undefined): KnownRecipe {
  const known = recipeData === undefined ? null : readRecipeData(recipeData)
  return known ?? { title: t('Recipe {id}', { id }), image: null, readyInMinutes: null }
}
