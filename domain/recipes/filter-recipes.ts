import { foldText } from '../ingredients/normalise.ts'
import type { RecipeCard } from './recipe.ts'

export interface RecipeFilter {
  /** Every word must begin a word of the title, cuisine, meal, diets or tags. */
  text: string
  mealType: string | null
  cuisine: string | null
}

/** The recipes that pass, in their order. */
export function filterRecipes<Card extends RecipeCard>(
  recipes: readonly Card[],
  { text, mealType, cuisine }: RecipeFilter,
): Card[] {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '')
  return recipes.filter((recipe) => {
    if (mealType !== null && !recipe.mealType.includes(mealType)) return false
    if (cuisine !== null && !recipe.cuisine.includes(cuisine)) return false
    if (words.length === 0) return true
    const { title, cuisine: cuisines, mealType: meals, diets, tags } = recipe
    const said = [title, ...cuisines, ...meals, ...diets, ...tags].join(' ')
    const haystack = ` ${foldText(said)}`
    return words.every((word) => haystack.includes(` ${word}`))
  })
}
