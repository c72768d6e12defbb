import type { Avoidable, Vocabulary } from '../ingredients/vocabulary.ts'
import { hasOneOf, isOfKind } from '../recipes/kinds-wanted.ts'
import type { RecipeCard } from '../recipes/recipe.ts'
import { keepsRules } from '../recipes/suits-diet.ts'
import { answersText, recipeWords, searchWords } from '../recipes/search-text.ts'

/** What a recipe must be to be found. An empty list and null ask for nothing. */
export interface RecipeQuery {
  /**
   * Every word must begin a word of the title, a tag, a cuisine, a meal, a diet or an ingredient, or be
   * its plural; none of those with a minus before them may.
   */
  text: string
  /** Every one of these diets. */
  preferences: readonly string[]
  /** Known to be free of every one of these: what is not known is never taken for safe. */
  restrictions: readonly Avoidable[]
  /** Of these lists, one is enough. */
  cuisines: readonly string[]
  meals: readonly string[]
  difficulties: readonly string[]
  seasons: readonly string[]
  maxMinutes: number | null
  /** 0–5. */
  minRating: number | null
  premium: boolean | null
}

export const anyRecipe: RecipeQuery = {
  text: '',
  preferences: [],
  restrictions: [],
  cuisines: [],
  meals: [],
  difficulties: [],
  seasons: [],
  maxMinutes: null,
  minRating: null,
  premium: null,
}

/**
 * The recipes that a query asks for, in their order. The database has the same rule in
 * `private.measure`. Without a vocabulary ingredients are found by their keys in words.
 */
export function findRecipes<Recipe extends RecipeCard>(
  recipes: readonly Recipe[],
  query: RecipeQuery,
  vocabulary: Vocabulary | undefined,
): Recipe[] {
  const asked = searchWords(query.text)
  const asksForWords = asked.wanted.length + asked.unwanted.length > 0
  return recipes.filter((recipe) => {
    if (!keepsRules(recipe, query)) return false
    if (!isOfKind(recipe, query)) return false
    if (!hasOneOf(query.seasons, recipe.season)) return false
    if (query.minRating !== null && recipe.rating < query.minRating) return false
    if (query.premium !== null && recipe.isPremium !== query.premium) return false
    return !asksForWords || answersText(recipeWords(recipe, vocabulary), asked)
  })
}
