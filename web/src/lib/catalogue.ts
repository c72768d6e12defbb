import { queryOptions, useQuery } from '@tanstack/react-query'
import cardsUrl from '#catalogue/build/cards.json?url'
import vocabularyUrl from '#catalogue/build/vocabulary.json?url'
import { readCards } from '#catalogue/transport.ts'
import { fetchJson } from './fetch-json.ts'
import { picturesSeenFirst } from './pictures-seen-first.ts'

/** What never changes while this build is open. */
const forGood = { staleTime: Infinity, gcTime: Infinity } as const

export const recipeCardsQuery = queryOptions({
  queryKey: ['catalogue', 'cards'],
  queryFn: async () => readCards(await fetchJson(cardsUrl)),
  ...forGood,
})

/** What is done with the vocabulary comes with it: the first screen can do without both. */
export const vocabularyCodeQuery = queryOptions({
  queryKey: ['catalogue', 'vocabulary-code'],
  queryFn: () => import('./vocabulary-code.ts'),
  structuralSharing: false,
  ...forGood,
})

export const vocabularyQuery = queryOptions({
  queryKey: ['catalogue', 'vocabulary'],
  // Heavier than the cards, and nothing of the first paint: it lets the recipes and their pictures pass.
  queryFn: async ({ client }) => {
    await client.ensureQueryData(recipeCardsQuery).catch(() => undefined)
    await picturesSeenFirst()
    const [file, { read }] = await Promise.all([
      fetchJson(vocabularyUrl),
      client.ensureQueryData(vocabularyCodeQuery),
    ])
    return read(file)
  },
  ...forGood,
})

/** The cards of all recipes of this build. */
export function useRecipeCards() {
  return useQuery(recipeCardsQuery)
}

/** What the browser reads and matches ingredients by, without asking anybody. */
export function useVocabulary() {
  return useQuery(vocabularyQuery)
}
