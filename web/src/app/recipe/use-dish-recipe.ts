import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Writing } from '#domain/composing/dish.ts'
import { dishAddress } from '#domain/composing/dish-address.ts'
import { dishAt } from '#domain/composing/dish-at.ts'
import { coverOf } from '#domain/composing/dish-cover.ts'
import { toRecipe } from '#domain/composing/dish-recipe.ts'
import { contentsOf } from '#domain/ingredients/contents.ts'
import { unknownFood } from '#domain/recipes/diets-of-foods.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { formsQuery } from '#web/features/composing/dish-query.ts'
import { useIngredientFacts } from '#web/features/recipes/page/ingredient-facts.ts'
import { useVocabulary } from '#web/lib/catalogue.ts'

/** The dish that stands at an address; null where there is none such. */
export function recipeAt(name: string, search: string, writing: Writing): Recipe | null {
  const dish = dishAt(name, new URLSearchParams(search), writing)
  if (dish === null) return null
  const id = dishAddress(dish.composition)
  return toRecipe(dish, { id, image: coverOf(dish, writing.vocabulary) }, writing)
}

/** The dish with what its foods contain, where the backend can be asked: the browser knows only what they are free of. */
function useContents(recipe: Recipe | null): Recipe | null {
  const ids = recipe?.ingredients.flatMap(({ ingredient }) => ingredient ?? []) ?? []
  const { data } = useIngredientFacts(ids, true)
  return useMemo(() => {
    if (recipe === null || data === undefined) return recipe
    const foods = recipe.ingredients.map(
      ({ ingredient }) => (ingredient === null ? null : data.get(ingredient)) ?? unknownFood,
    )
    return { ...recipe, ...contentsOf(foods) }
  }, [recipe, data])
}

/**
 * The dish at an address; null where there is none such, undefined until it is put together.
 *
 * @param name what stands behind `/dish/`
 * @param search what stands behind the question mark
 */
export function useDishRecipe(name: string, search: string) {
  const vocabulary = useVocabulary()
  const forms = useQuery(formsQuery(vocabulary.data))
  const written = useMemo(
    () => (forms.data === undefined ? undefined : recipeAt(name, search, forms.data)),
    [name, search, forms.data],
  )
  const recipe = useContents(written ?? null)
  return {
    recipe: written === undefined ? undefined : recipe,
    vocabulary: vocabulary.data,
    isError: forms.isError || vocabulary.isError,
    isFetching: forms.isFetching || vocabulary.isFetching,
    refetch: () => void Promise.all([vocabulary.refetch(), forms.refetch()]),
  }
}
