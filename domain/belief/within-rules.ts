import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { DietId } from '../recipes/diets.ts'
import { rulesForFoods } from '../recipes/diets-by-amount.ts'
import { type DietRules, keepsRules } from '../recipes/suits-diet.ts'
import type { BasicId } from './basics.ts'

/** The dishes that these allow hold little starch and sugar, so nobody is asked for any. */
const withFewCarbohydrates: readonly string[] = ['keto', 'low-carb'] satisfies readonly DietId[]
const starchOrSugar: readonly IngredientId[] = [
  'sugar',
  'brown-sugar',
  'honey',
  'all-purpose-flour',
  'cornstarch',
  'rice',
  'pasta',
  'rolled-oat',
] satisfies readonly BasicId[]

/**
 * Whether something is known to keep to the rules of who cooks. Of a diet that goes by amounts a food may be part of a dish that
 * keeps to it, unless it is starch or sugar: whether the dish does is stated of the dish.
 */
export function isWithinRules(id: IngredientId, vocabulary: Vocabulary, rules: DietRules): boolean {
  const known = vocabulary.ingredients.get(id)
  if (known === undefined) return false
  if (!keepsRules(known, rulesForFoods(rules))) return false
  const fewCarbohydrates = rules.preferences.some((diet) => withFewCarbohydrates.includes(diet))
  return !(fewCarbohydrates && starchOrSugar.includes(id))
}
