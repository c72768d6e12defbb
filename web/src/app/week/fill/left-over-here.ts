import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { textLimits } from '#domain/limits.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { t } from '#domain/texts/t.ts'
import type { LeftOver } from '#domain/week/fill/asked-week.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'

/** Of what was cooked earlier nothing is good any more. */
const longestAgo = 10

interface Around {
  meals: readonly PlannedMeal[]
  today: CalendarDay
  /** Who eats of a meal, by ids. */
  eatersOf: (meal: PlannedMeal) => readonly string[]
}

/** As leftovers are called when they are put into the pantry. */
const nameOf = ({ title }: PlannedMeal) =>
  t('{title}, left over', { title }).slice(0, textLimits.itemName)

/**
 * What stands in a pantry that is left of a planned meal, and for no meal to come. It is known by the meal that it stands for, or by
 * its name: of what was renamed nobody knows any more what it is.
 */
export function leftOverHere(
  items: readonly PantryItem[],
  { meals, today, eatersOf }: Around,
): LeftOver[] {
  const cooked = meals.filter(
    ({ cookedAt, kind, day }) =>
      cookedAt !== null &&
      (kind === 'recipe' || kind === 'dish') &&
      day >= dayFrom(today, -longestAgo),
  )
  return items.flatMap(({ id, name, ingredient, status, quantity, bestBefore }): LeftOver[] => {
    if (ingredient !== null || status === 'out' || bestBefore === undefined) return []
    if (bestBefore < today) return []
    const planned = meals.find((meal) => meal.id === id)
    if (planned !== undefined && (planned.day >= today || planned.cookedAt !== null)) return []
    const of = cooked.findLast((meal) =>
      planned === undefined ? nameOf(meal) === name : planned.leftoversOf === meal.id,
    )
    if (of === undefined) return []
    const { title, recipeId, dishAddress } = of
    return [
      {
        id,
        of: of.id,
        title,
        eaters: eatersOf(of),
        recipeId,
        dishAddress,
        servings: quantity ?? 1,
        until: bestBefore,
      },
    ]
  })
}
