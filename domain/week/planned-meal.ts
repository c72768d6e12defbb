import type { CalendarDay } from '../calendar-day.ts'

/** The meals of a day, in its order. */
export const mealsOfDay = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealOfDay = (typeof mealsOfDay)[number]

/** What can be planned: a recipe, a composed dish, leftovers, eating out, or a note. */
export const plannedKinds = ['recipe', 'dish', 'leftovers', 'out', 'note'] as const
export type PlannedKind = (typeof plannedKinds)[number]

/** Something that a kitchen means to eat on a day: a row of `planned_meals`. */
export interface PlannedMeal {
  id: string
  day: CalendarDay
  meal: MealOfDay
  /** Where it stands within its meal of the day: `positionBetween` makes one. */
  position: string
  kind: PlannedKind
  /** Of a recipe, else null. */
  recipeId: number | null
  /** Of a composed dish, else null. */
  dishAddress: string | null
  /** Of leftovers: the id of the planned meal that more is cooked of, where they come from one. */
  leftoversOf: string | null
  /** What it was called when it was planned; of eating out and of a note, the words. */
  title: string
  /** How much of it; null where nobody said. */
  servings: number | null
  /** Who eats, by ids of accounts and of `Eater`; null is everybody. */
  eaters: readonly string[] | null
  /** When it was cooked, as an ISO moment; null where it was not. */
  cookedAt: string | null
  /** Another member who planned it; null where that is whoever reads it, or nobody any more. */
  by: string | null
}

/** Rows of a plan that one kitchen may hold; the database refuses more with `row_limit_reached`. */
export const mostPlannedMeals = 2_000

/** Characters that the database takes of a title. */
export const longestPlannedTitle = 200

/** So many people one meal may be planned for by name. */
export const mostEatersOfMeal = 30

/** In the order of a calendar: by day, meal of the day and position; the same on every device. */
export function inPlanOrder(meals: readonly PlannedMeal[]): readonly PlannedMeal[] {
  return meals.toSorted(
    (one, other) =>
      inOrder(one.day, other.day) ||
      mealsOfDay.indexOf(one.meal) - mealsOfDay.indexOf(other.meal) ||
      inOrder(one.position, other.position) ||
      inOrder(one.id, other.id),
  )
}

// By characters, as the database does with the collation "C": each language would sort in its own way.
const inOrder = (one: string, other: string) => Number(one > other) - Number(one < other)
