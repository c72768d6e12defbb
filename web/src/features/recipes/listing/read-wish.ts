import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { hasWord, recipeWords } from '#domain/recipes/search-text.ts'
import { knownLexicon } from '#domain/wishes/known-lexicon.ts'
import { searchFor, type WishSearch } from '#domain/wishes/wish-choice.ts'

/** Reads a wish as a search of recipes; null where nothing of it can be searched for. */
export function readWish(
  text: string,
  vocabulary: Vocabulary,
  cards: readonly RecipeCard[],
): WishSearch | null {
  const isFound = (word: string) =>
    cards.some((card) => hasWord(recipeWords(card, vocabulary), word))
  const search = searchFor(text, { lexicon: knownLexicon(vocabulary), vocabulary }, isFound)
  const { wanted, unwanted, restrictions, preferences, facts, maxMinutes } = search
  const isEmpty =
    wanted.length + unwanted.length + restrictions.length + preferences.length + facts.length === 0
  return isEmpty && maxMinutes === null ? null : search
}
