import type { DietId } from './diets.ts'
import type { DietRules } from './suits-diet.ts'

/** A whole dish keeps to these or does not: no food is known to keep to them by itself. */
const byAmount: readonly string[] = ['keto', 'low-carb', 'high-protein'] satisfies readonly DietId[]

/** The rules as far as each food of a dish must keep to them by itself. */
export function rulesForFoods({ restrictions, preferences }: DietRules): DietRules {
  return { restrictions, preferences: preferences.filter((diet) => !byAmount.includes(diet)) }
}

/** The diets of the rules that only a whole dish can keep. */
export function dietsForDish({ preferences }: DietRules): readonly string[] {
  return preferences.filter((diet) => byAmount.includes(diet))
}
