import { inPlanOrder, type MealOfDay, type PlannedMeal } from './planned-meal.ts'

const digits = '0123456789abcdefghijklmnopqrstuvwxyz'
const digitOf = (text: string) => digits.indexOf(text.charAt(0))

/** Characters that the database takes of a position. */
export const longestPosition = 60

/**
 * A position that stands between two others: digits behind a point, the last one never 0. Null is no neighbour. Where two neighbours
 * stand at one place, or no shorter text lies between them, it is the place of the first: the ids then keep the order.
 */
export function positionBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) return before
  const between = midpoint(before ?? '', after)
  return between.length > longestPosition ? (before ?? after ?? between) : between
}

/** Digits between two fractions; `above` null is 1. */
function midpoint(below: string, above: string | null): string {
  if (above !== null) {
    let shared = 0
    while (shared < above.length && (below[shared] ?? '0') === above[shared]) shared += 1
    if (shared > 0)
      return above.slice(0, shared) + midpoint(below.slice(shared), above.slice(shared))
  }
  const low = below === '' ? 0 : digitOf(below)
  const high = above === null ? digits.length : digitOf(above)
  if (high - low > 1) return digits.charAt(Math.round((low + high) / 2))
  // Neighbouring digits: all that begins with the upper one is below it, unless it is that digit alone.
  if (above !== null && above.length > 1) return above.charAt(0)
  return digits.charAt(low) + midpoint(below.slice(1), null)
}

/** Where something stands that is planned last for a meal of a day. */
export function positionAtEnd(
  meals: readonly PlannedMeal[],
  { day, meal }: { day: string; meal: MealOfDay },
): string {
  const there = inPlanOrder(meals.filter((each) => each.day === day && each.meal === meal))
  return positionBetween(there.at(-1)?.position ?? null, null)
}
