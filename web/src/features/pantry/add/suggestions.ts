import { useMemo } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { makeSuggestionIndex, type SuggestionIndex } from '#domain/pantry/suggest.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { useRecipeCards } from '#web/lib/catalogue.ts'

/** One index for every field of the page. */
const indexes = new WeakMap<Vocabulary, SuggestionIndex>()

function indexOf(vocabulary: Vocabulary, cards: readonly RecipeCard[]): SuggestionIndex {
  const known = indexes.get(vocabulary)
  if (known !== undefined) return known
  const popularity = new Map<string, number>()
  for (const { ingredient } of cards.flatMap(({ needs }) => needs)) {
    if (ingredient !== null) popularity.set(ingredient, (popularity.get(ingredient) ?? 0) + 1)
  }
  const index = makeSuggestionIndex(vocabulary, popularity)
  indexes.set(vocabulary, index)
  return index
}

const none: readonly RecipeCard[] = []

/** What a field of ingredients looks things up in; made with the first field that is used. */
export function useSuggestionIndex(vocabulary: Vocabulary): SuggestionIndex {
  const { data: cards = none } = useRecipeCards()
  return useMemo(() => indexOf(vocabulary, cards), [vocabulary, cards])
}
