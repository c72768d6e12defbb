import { t } from '#domain/texts/t.ts'
import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { ingredientPlural } from '#domain/ingredients/names.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import { daysLeftInWords, soonFrom } from '#domain/pantry/shelf-life.ts'

/** Something at home that spoils soon. */
export interface UsedUp {
  ingredient: IngredientId
  /** 0 where its day has come. */
  daysLeft: number
}

/** What of the pantry spoils soon, the most urgent first. */
export function spoilingSoon(kitchen: Kitchen): UsedUp[] {
  return [...kitchen.urgency]
    .filter(([, urgency]) => urgency >= soonFrom)
    .toSorted(([, left], [, right]) => right - left)
    .map(([ingredient]) => ({ ingredient, daysLeft: kitchen.daysLeft.get(ingredient) ?? 0 }))
}

/** The most urgent thing that a recipe uses, where it spoils soon. */
export function usedUpBy(match: RecipeMatch, kitchen: Kitchen): UsedUp | null {
  if (match.urgency < soonFrom) return null
  const need = match.needs.find(({ urgency }) => urgency === match.urgency)
  const ingredient = need?.via.find((id) => kitchen.urgency.get(id) === match.urgency)
  return ingredient === undefined
    ? null
    : { ingredient, daysLeft: kitchen.daysLeft.get(ingredient) ?? 0 }
}

/** "spinach, 2 days left". */
export function usedUpInWords(
  { ingredient, daysLeft }: UsedUp,
  { vocabulary }: Pick<Kitchen, 'vocabulary'>,
) {
  return t('{food}, {left}|spinach, 2 days left', {
    food: ingredientPlural(ingredient, vocabulary),
    left: daysLeftInWords(daysLeft),
  })
}
