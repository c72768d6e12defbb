import type { CalendarDay } from '../calendar-day.ts'
import { locale, t } from '../texts/t.ts'
import { plannedInWords } from './meal-words.ts'
import { inPlanOrder, type PlannedMeal } from './planned-meal.ts'

/** "Monday, 23 November" */
export function dayInWords(day: CalendarDay): string {
  const format = new Intl.DateTimeFormat(locale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    // A day has no zone: this is the one in which it is read.
    timeZone: 'UTC',
  })
  return format.format(new Date(day))
}

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

/** What is planned on these days, as text for a message: each day that has a meal, with its meals below it. */
export function weekInWords(days: readonly CalendarDay[], meals: readonly PlannedMeal[]): string {
  const planned = inPlanOrder(meals)
  return days
    .flatMap((day) => {
      const lines = planned.filter((meal) => meal.day === day).map(lineOf)
      return lines.length === 0 ? [] : [dayInWords(day), ...lines, '']
    })
    .join('\n')
    .trimEnd()
}
