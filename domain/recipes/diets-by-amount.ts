import type { DietId } from './diets.ts'
import type { DietRules } from './suits-diet.ts'

const byAmount: readonly string[] = ['keto', 'low-carb', 'high-protein'] satisfies readonly DietId[]

/** A whole dish keeps to these or does not: no food is known to keep to them by itself. */
export const isByAmount = (diet: string): boolean => byAmount.includes(diet)

/** The rules as far as each food of a dish must keep to them by itself. */
export const rulesForFoods = (rules: DietRules): DietRules => ({
  ...rules,
  preferences: rules.preferences.filter((diet) => !isByAmount(diet)),
})
