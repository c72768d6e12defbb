import type { DietarySettings } from '../dietary-settings.ts'
import type { RecipeCard } from './recipe.ts'

/** The ids that a list of options has checked. */
function checked(options: readonly { id: string; checked: boolean }[]): string[] {
  return options.filter((option) => option.checked).map(({ id }) => id)
}

/**
 * Whether a recipe is known to keep to a person's diet: free of everything restricted, and of every
 * diet preferred. What is not known of a recipe is never taken for safe.
 */
export function suitsDiet(recipe: RecipeCard, settings: DietarySettings): boolean {
  const avoided = checked(settings.restrictions)
  const { allergens } = recipe
  if (avoided.length > 0 && allergens === null) return false
  if (allergens?.some((allergen) => avoided.includes(allergen))) return false
  return checked(settings.preferences).every((diet) => recipe.diets.includes(diet))
}
