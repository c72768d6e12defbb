import type { CalendarDay } from '../calendar-day.ts'
import { dayFrom } from '../calendar-days.ts'
import type { PlannedMeal } from './planned-meal.ts'

/** Days after which nobody is asked any more. */
const askedFor = 7

/** What was to be cooked on one of the last days and was not: it asks to be moved, or dropped. */
export function notCooked(
  meals: readonly PlannedMeal[],
  today: CalendarDay,
): readonly PlannedMeal[] {
  const since = dayFrom(today, -askedFor)
  return meals.filter(
    ({ day, kind, cookedAt }) =>
      (kind === 'recipe' || kind === 'dish') && cookedAt === null && day < today && day >= since,
  )
}
