import type { RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import type { NutritionInfo } from '#domain/recipes/nutrition.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'

const partsOf = ({ lines, choices, options, servings }: RecipeForm) =>
  JSON.stringify([lines, Object.entries(choices), Object.entries(options), servings])

/** Returns the nutrition of the recipe that the form began as, while nothing is typed that would change it. */
export function unchangedNutrition(
  form: RecipeForm,
  begun: RecipeForm,
  { nutritionInfo }: Pick<Recipe, 'nutritionInfo'>,
): NutritionInfo | null {
  return partsOf(form) === partsOf(begun) ? nutritionInfo : null
}
