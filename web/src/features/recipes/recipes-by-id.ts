import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { needOf, type Recipe, type RecipeCard } from '#domain/recipes/recipe.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { inParts } from '#web/lib/in-parts.ts'
import { logged } from '#web/lib/logged.ts'
import { inThisLanguage } from './in-this-language.ts'
import { recipeFrom } from './recipe-row.ts'

/** So that the address of a call stays short. */
const idsInOneCall = 100

const cardOf = (recipe: Recipe): RecipeCard => ({
  ...recipe,
  id: Number(recipe.id),
  needs: recipe.ingredients.map(needOf),
})

/** Those of these that the reader may see. */
export async function fetchRecipes(ids: readonly string[]): Promise<RecipeCard[]> {
  const client = await dataClient()
  const numbers = ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number)
  const calls = inParts(numbers, idsInOneCall).map((some) => {
    const asked = client
      .from('recipes')
      .select('*')
      .in('id', some)
      .throwOnError()
      .then(({ data }) => data.map(recipeFrom))
    return inThisLanguage(client, some, asked)
  })
  const answers = await Promise.all(calls)
  return answers.flatMap((recipes) => recipes.map(cardOf))
}

/** Those of these recipes that the reader may see; the others are gone, or private to their cooks. */
export function useRecipesById(ids: readonly string[], readerId: string | null) {
  return useQuery({
    queryKey: ['recipes-by-id', readerId, ids],
    queryFn: () => logged('Loading recipes', fetchRecipes(ids)),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
}
