import { queryOptions, useQuery } from '@tanstack/react-query'
import { fallbackRecipe, type Recipe } from '#domain/recipes/recipe.ts'
import { locale } from '#domain/texts/t.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import { inThisLanguage } from './in-this-language.ts'
import { recipeFrom } from './recipe-row.ts'

/** In English without the language: so what was stored before there were others is found. */
export const recipeKey = (id: string, readerId: string | null) =>
  ['recipe', id, readerId, ...(locale() === 'en' ? [] : [locale()])] as const

/** The recipe, or the fallback where there is none: an address that was shared stays an answer. */
async function fetchRecipe(id: string): Promise<Recipe> {
  if (!/^\d{1,15}$/.test(id)) return fallbackRecipe(id)
  const client = await dataClient()
  const asked = client
    .from('recipes')
    .select('*')
    .eq('id', Number(id))
    .maybeSingle()
    .throwOnError()
    .then(({ data }) => (data === null ? [] : [recipeFrom(data)]))
  const [recipe] = await inThisLanguage(client, [Number(id)], asked)
  return recipe ?? fallbackRecipe(id)
}

/** As `useRecipe`, where several are read at once. */
export const recipeQuery = (id: string, readerId: string | null) =>
  queryOptions({
    queryKey: recipeKey(id, readerId),
    queryFn: () => fetchRecipe(id),
  })

/**
 * `readerId` is part of the key because a premium body opens and closes with who reads it. Until it is known who that is,
 * nothing is asked: the page would be made twice, and a press on the first one be lost.
 */
export function useRecipe(id: string, readerId: string | null, isReaderKnown = true) {
  return useQuery({ ...recipeQuery(id, readerId), enabled: isReaderKnown })
}
