import { queryOptions, useQuery } from '@tanstack/react-query'
import cardsUrl from '#catalogue/build/cards.json?url'
import vocabularyUrl from '#catalogue/build/vocabulary.json?url'
import { readCards, readVocabulary } from '#catalogue/transport.ts'

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}

async function fetchCatalogue() {
  const [vocabulary, cards] = await Promise.all([fetchJson(vocabularyUrl), fetchJson(cardsUrl)])
  return { vocabulary: readVocabulary(vocabulary), recipes: readCards(cards) }
}

export const catalogueQuery = queryOptions({
  queryKey: ['catalogue'],
  queryFn: fetchCatalogue,
  staleTime: Infinity,
  gcTime: Infinity,
  networkMode: 'always',
})

/** The vocabulary and all recipe cards of this build: matching in the browser waits for nothing else. */
export function useCatalogue() {
  return useQuery(catalogueQuery)
}
