import { calendarDay } from '../calendar-day.ts'
import { dayAfter } from '../calendar-days.ts'
import { keepingIn } from '../recipes/keeping.ts'
import { defaultUnit, type PantryItem, unknownCategory } from '../pantry/pantry-item.ts'
import type { MealOfDay, PlannedMeal } from './planned-meal.ts'

/** Days that cooked food keeps in the fridge where nobody says it. */
const usualDays = 3

/** However long a dish is said to keep: of longer ones it holds for what a kitchen does not know. */
const mostDays = 5

/**
 * Days that what is left of a dish keeps in the fridge: as its recipe says, three where that says nothing, none where it is eaten fresh or
 * only a part of it keeps. `storage` is the recipe's text in English.
 */
export function leftoversKeepDays(storage: string | null): number {
  const { kind, fridge } = keepingIn(storage ?? '')
  if (kind === 'eaten-fresh' || kind === 'part') return 0
  if (fridge === undefined) return usualDays
  return fridge.only === null ? Math.min(fridge.days, mostDays) : 0
}

/** What is left of a meal, cooked now: `servings` of it, for so many days in the fridge. */
export interface Leftovers {
  servings: number
  keepsDays: number
  now: Date
}

/** As a thing of the pantry, with the day until which it is to be eaten. A serving is a piece of it, as where somebody types it. */
export function leftoversAsItem(
  name: string,
  { servings, keepsDays, now }: Leftovers,
  id: string,
): PantryItem {
  return {
    id,
    name,
    category: unknownCategory,
    quantity: servings,
    unit: defaultUnit,
    ingredient: null,
    typedAs: null,
    status: 'have',
    stockedAt: now,
    createdAt: now,
    place: 'fridge',
    bestBefore: dayAfter(now, keepsDays),
  }
}

/** The meal for which what is left of another one is planned already: where more is cooked on purpose. */
export const plannedLeftovers = (
  meals: readonly PlannedMeal[],
  of: Pick<PlannedMeal, 'id'>,
): PlannedMeal | undefined =>
  meals.find(
    ({ kind, leftoversOf, cookedAt }) =>
      kind === 'leftovers' && leftoversOf === of.id && cookedAt === null,
  )

/** As a meal of the next day, which is offered and can be moved: never after the day until which it keeps. */
export function leftoversAsMeal(
  of: Pick<PlannedMeal, 'id' | 'title' | 'eaters'>,
  { servings, keepsDays, now }: Leftovers,
  { id, meal, position }: { id: string; meal: MealOfDay; position: string },
): PlannedMeal {
  return {
    id,
    day: keepsDays > 0 ? dayAfter(now, 1) : calendarDay(now),
    meal,
    position,
    kind: 'leftovers',
    recipeId: null,
    dishAddress: null,
    leftoversOf: of.id,
    title: of.title,
    servings,
    eaters: of.eaters,
    cookedAt: null,
    by: null,
  }
}
