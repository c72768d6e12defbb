import { defaultDietarySettings } from '#domain/dietary-settings.ts'
import { avoidable, type Avoidable } from '#domain/ingredients/vocabulary.ts'
import { bothRules, type DietRules, noRules } from '#domain/recipes/suits-diet.ts'
import { type FoodDiet, foodDiets, type TableRow } from './read-table.ts'

const avoids = (word: Avoidable): DietRules => ({ ...noRules, restrictions: [word] })
const keeps = (diet: string): DietRules => ({ ...noRules, preferences: [diet] })

/** Each thing to avoid and each diet by itself. */
export const singleRules: readonly DietRules[] = [
  ...avoidable.map(avoids),
  ...defaultDietarySettings.preferences.map(({ id }) => keeps(id)),
]

/** Every two of them together. */
export const pairedRules: readonly DietRules[] = singleRules.flatMap((one, index) =>
  singleRules.slice(index + 1).map((other) => bothRules(one, other)),
)

export function rulesInWords({ restrictions, preferences }: DietRules): string {
  return [...restrictions.map((each) => `without ${each}`), ...preferences].join(' and ')
}

const isFoodDiet = (diet: string): diet is FoodDiet => foodDiets.some((each) => each === diet)

/** The rules that a food is not known to keep, by the table alone; of what it does not judge it says nothing. */
export function rulesBroken(row: TableRow, rules: DietRules): DietRules {
  return {
    restrictions: rules.restrictions.filter((word) => {
      const held = row.holds[word]
      return held === 'yes' || held === 'differs'
    }),
    preferences: rules.preferences.filter((diet) => {
      if (!isFoodDiet(diet)) return false
      const kept = row.keeps[diet]
      return kept === 'no' || (kept === 'differs' && diet !== 'paleo')
    }),
  }
}

/** The same in words; undefined where it keeps all of them. */
export function brokenBy(row: TableRow, rules: DietRules): string | undefined {
  const broken = rulesInWords(rulesBroken(row, rules))
  return broken === '' ? undefined : broken
}
