import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { paths } from '#web/lib/paths.ts'

/** Where it is read how to cook a planned meal, for the servings that are planned; null for what nobody cooks. */
export function addressOfMeal({ recipeId, dishAddress, servings }: PlannedMeal): string | null {
  const address = dishAddress ?? (recipeId === null ? null : paths.recipe(recipeId))
  if (address === null || servings === null) return address
  return `${address}${address.includes('?') ? '&' : '?'}servings=${servings}`
}
