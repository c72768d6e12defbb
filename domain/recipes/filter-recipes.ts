import { anyRecipe, findRecipes } from '../matching/recipe-query.ts'
import type { RecipeCard } from './recipe.ts'

/** What the list of recipes is searched by, as it stands in the address. */
export interface RecipeFilter {
  text: string
  mealType: string | null
  cuisine: string | null
}

const orNothing = (choice: string | null) => (choice === null ? [] : [choice])

/** The recipes that pass, in their order: see `findRecipes`. */
export function filterRecipes<Card extends RecipeCard>(
  recipes: readonly Card[],
  { text, mealType, cuisine }: RecipeFilter,
): Card[] {
  const query = {
    ...anyRecipe,
    text,
    meals: orNothing(mealType),
    cuisines: orNothing(cuisine),
  }
  return findRecipes(recipes, query, undefined)
}
