import type { CalendarDay } from '../calendar-day.ts'
import { t } from '../texts/t.ts'
import { plannedInWords } from './meal-words.ts'
import { inPlanOrder, type PlannedMeal } from './planned-meal.ts'

function lineOf(meal: PlannedMeal): string {
  const words = plannedInWords(meal)
  const { servings } = meal
  return servings === null
    ? words
    : t('{meal} ({servings, plural, one {# serving} other {# servings}})', {
        meal: words,
        servings,
      })
}

/** What is planned on these days, as text for a message: each day that has a meal, by its name, with its meals below it. */
export function weekInWords(
  days: readonly CalendarDay[],
  meals: readonly PlannedMeal[],
  nameOf: (day: CalendarDay) => string,
): string {
  const planned = inPlanOrder(meals)
  return days
    .flatMap((day) => {
      const lines = planned.filter((meal) => meal.day === day).map(lineOf)
      return lines.length === 0 ? [] : [nameOf(day), ...lines, '']
    })
    .join('\n')
    .trimEnd()
}
