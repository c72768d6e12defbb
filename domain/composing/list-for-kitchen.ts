import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { RecipeMatch } from '../matching/match-recipe.ts'
import { findRecipes } from '../matching/recipe-query.ts'
import { correctedText, type KnownOfWords } from '../recipes/correct-text.ts'
import { hasFacts } from '../recipes/kitchen-facts.ts'
import { inPlainOrder, type Listing, type ListingQuery } from '../recipes/listing.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import { spreadForms } from './spread-forms.ts'

type Match = RecipeMatch<RecipeCard>

/** Those that have all else that a query asks for. What is not known of a dish is not claimed of it. */
export function narrowed(
  matches: readonly Match[],
  query: ListingQuery,
  vocabulary: Vocabulary | undefined,
): Match[] {
  const cards = matches.map(({ recipe }) => recipe)
  const found = new Set(findRecipes(cards, query, vocabulary))
  return matches.filter(({ recipe }) => found.has(recipe) && hasFacts(recipe.facts, query.facts))
}

/**
 * The list of recipes for a kitchen.
 *
 * @param cards all recipes and dishes: a word that finds nothing among them is replaced
 */
export function listForKitchen(
  cookable: readonly Match[],
  query: ListingQuery,
  { cards, ...words }: KnownOfWords & { cards: readonly RecipeCard[] },
): Listing {
  const readAs = query.exactText ? null : correctedText(query.text, cards, words)
  const found = narrowed(cookable, { ...query, text: readAs ?? query.text }, words.vocabulary)
  const matches = query.sort === 'pantry' ? spreadForms(found) : inPlainOrder(found, query.sort)
  return { matches, total: matches.length, readAs }
}
