import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { needOf, type RecipeCard } from '#domain/recipes/recipe.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { inParts } from '#web/lib/in-parts.ts'
import { logged } from '#web/lib/logged.ts'
import { recipeFrom, type RecipeRow } from './recipe-row.ts'

/** So that the address of a call stays short. */
const idsInOneCall = 100

function cardFrom(row: RecipeRow): RecipeCard[] {
  if (row.id === null) return []
  const recipe = recipeFrom(row)
  const needs = recipe.ingredients.map(needOf)
  return [{ ...recipe, id: row.id, needs }]
}

/** Those of these that the reader may see. */
export async function fetchRecipes(ids: readonly string[]): Promise<RecipeCard[]> {
  const client = await dataClient()
  const numbers = ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number)
  const calls = inParts(numbers, idsInOneCall).map((some) =>
    client.from('recipes').select('*').in('id', some).throwOnError(),
  )
  const answers = await Promise.all(calls)
  return answers.flatMap(({ data }) => data.flatMap(cardFrom))
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
