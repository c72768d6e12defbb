import { queryOptions, useQuery } from '@tanstack/react-query'
import { avoidablesFrom } from '#domain/ingredients/contents.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import type { FactsById, IngredientFacts } from '#domain/recipes/ingredient-facts.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { numberField } from '#web/lib/json.ts'

function nutritionFrom(json: unknown): IngredientFacts['nutrition'] {
  if (typeof json !== 'object' || json === null) return null
  return {
    kcal: numberField(json, 'kcal'),
    protein: numberField(json, 'protein'),
    carbohydrate: numberField(json, 'carbohydrate'),
    fat: numberField(json, 'fat'),
  }
}

async function fetchFacts(ids: readonly IngredientId[]): Promise<FactsById> {
  const client = await dataClient()
  const { data } = await client
    .from('ingredients')
    .select(
      'slug, category, origin, contains, free_of, nutrition, grams_per_piece, grams_per_cup, measures',
    )
    .in('slug', ids)
    .throwOnError()
  return new Map(
    data.map(({ slug, contains, free_of, nutrition, grams_per_piece, grams_per_cup, ...rest }) => [
      slug,
      {
        ...rest,
        contains: avoidablesFrom(contains),
        freeOf: avoidablesFrom(free_of),
        nutrition: nutritionFrom(nutrition),
        gramsPerPiece: grams_per_piece,
        gramsPerCup: grams_per_cup,
      },
    ]),
  )
}

export function ingredientFactsQuery(ids: readonly IngredientId[]) {
  const sorted = [...new Set(ids)].toSorted()
  return queryOptions({
    queryKey: ['ingredient-facts', sorted.join()],
    queryFn: () => fetchFacts(sorted),
    staleTime: Infinity,
  })
}

/** What is known of these ingredients; asked for only where it is wanted. */
export function useIngredientFacts(ids: readonly IngredientId[], isWanted: boolean) {
  return useQuery({ ...ingredientFactsQuery(ids), enabled: isWanted && ids.length > 0 })
}
