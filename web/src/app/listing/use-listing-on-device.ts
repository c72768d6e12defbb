import { useMemo } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { prepareKitchen, type Kitchen } from '#domain/matching/kitchen.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { listRecipes, type ListingQuery } from '#domain/recipes/listing.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { SearchPhrase } from '#domain/recipes/search-phrases.ts'

const nothingKnown: Vocabulary = {
  ingredients: new Map(),
  aliases: new Map(),
  substitutions: [],
  transforms: [],
}
/**
 * Where nothing is known of a pantry, nothing has to be known of ingredients either: whatever order such a
 * list stands in, the vocabulary has no part in it.
 */
export const bareKitchen = prepareKitchen([], [], nothingKnown, noRules)

export interface KnownOnDevice {
  /** The catalogue's; undefined while they are being loaded. */
  cards: readonly RecipeCard[] | undefined
  /** Undefined while it is not known. */
  kitchen: Kitchen | undefined
  vocabulary: Vocabulary | undefined
  /** None while they are being loaded. */
  phrases: readonly SearchPhrase[]
  /** So many are shown. */
  shown: number
}

/** What the browser knows itself answers at once, by the rules of the database. */
export function useListingOnDevice(query: ListingQuery | undefined, known: KnownOnDevice) {
  const { cards, kitchen, phrases, shown } = known
  // Without a word to look up the vocabulary changes nothing, so nothing is listed anew when it comes.
  const vocabulary = query?.text === '' ? undefined : known.vocabulary
  const weightOf = useMemo(() => rarityWeights(cards ?? []), [cards])
  return useMemo(() => {
    // Whose a recipe is only the backend knows; the list for a kitchen is made by itself.
    if (query === undefined || query.scope !== 'all' || query.forKitchen) return undefined
    if (cards === undefined || kitchen === undefined) return undefined
    return listRecipes(cards, query, { kitchen, vocabulary, phrases, weightOf, shown })
  }, [query, cards, kitchen, vocabulary, phrases, weightOf, shown])
}
