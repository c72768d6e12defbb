import type { CalendarDay } from '../calendar-day.ts'
import { dayFrom, daysBetween } from '../calendar-days.ts'
import type { PlannedMeal } from './planned-meal.ts'

/** A meal as it is planned anew: nobody has cooked it, and it is of who plans it. */
const planned = (meal: PlannedMeal, id: string, day: CalendarDay): PlannedMeal => ({
  ...meal,
  id,
  day,
  cookedAt: null,
  by: null,
})

/**
 * Meals planned again, as many days later as `to` is after `from`: a week into another one. Leftovers are of the copies, and of nothing
 * where what they come from is not copied with them. `newId` makes ids of rows.
 */
export function copyOfMeals(
  meals: readonly PlannedMeal[],
  { from, to, newId }: { from: CalendarDay; to: CalendarDay; newId: () => string },
): readonly PlannedMeal[] {
  const ids = new Map(meals.map(({ id }) => [id, newId()]))
  const days = daysBetween(from, to)
  return meals.map((meal) => ({
    ...planned(meal, ids.get(meal.id) ?? newId(), dayFrom(meal.day, days)),
    leftoversOf: ids.get(meal.leftoversOf ?? '') ?? null,
  }))
}

/** One meal planned again on each of these days. */
export const repeatedOn = (
  meal: PlannedMeal,
  days: readonly CalendarDay[],
  newId: () => string,
): readonly PlannedMeal[] => days.map((day) => planned(meal, newId(), day))
