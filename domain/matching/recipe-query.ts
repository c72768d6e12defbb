import { foldText } from '../ingredients/normalise.ts'
import { ingredientName, ingredientPlural } from '../ingredients/names.ts'
import type { Allergen, Vocabulary } from '../ingredients/vocabulary.ts'
import { hasOneOf, isOfKind } from '../recipes/kinds-wanted.ts'
import type { RecipeCard } from '../recipes/recipe.ts'

/** What a recipe must be to be found. An empty list and null ask for nothing. */
export interface RecipeQuery {
  /** Every word must begin a word of the title, a tag, a cuisine, a meal, a diet or an ingredient. */
  text: string
  /** Every one of these diets. */
  preferences: readonly string[]
  /** Known to be free of every one of these: what is not known is never taken for safe. */
  restrictions: readonly Allergen[]
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

function isFreeOf(restrictions: readonly Allergen[], contained: RecipeCard['allergens']): boolean {
  if (restrictions.length === 0) return true
  return contained !== null && !restrictions.some((each) => contained.includes(each))
}

/** The words by which a recipe is found; those of lines that nobody could read are among them. */
function searchText(recipe: RecipeCard, vocabulary: Vocabulary | undefined): string {
  const names = recipe.needs.flatMap(({ ingredient, text }) =>
    ingredient === null
      ? [text]
      : [ingredientName(ingredient, vocabulary), ingredientPlural(ingredient, vocabulary)],
  )
  const { title, cuisine, mealType, diets, tags } = recipe
  const said = [title, ...cuisine, ...mealType, ...diets, ...tags, ...names]
  return ` ${foldText(said.join(' '))}`
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
  const words = foldText(query.text)
    .split(' ')
    .filter((word) => word !== '')
  return recipes.filter((recipe) => {
    if (!query.preferences.every((diet) => recipe.diets.includes(diet))) return false
    if (!isFreeOf(query.restrictions, recipe.allergens)) return false
    if (!isOfKind(recipe, query)) return false
    if (!hasOneOf(query.seasons, recipe.season)) return false
    if (query.minRating !== null && recipe.rating < query.minRating) return false
    if (query.premium !== null && recipe.isPremium !== query.premium) return false
    if (words.length === 0) return true
    const text = searchText(recipe, vocabulary)
    return words.every((word) => text.includes(` ${word}`))
  })
}
