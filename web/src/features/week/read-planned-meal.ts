import { isCalendarDay } from '#domain/calendar-day.ts'
import {
  mealsOfDay,
  plannedKinds,
  type MealOfDay,
  type PlannedKind,
  type PlannedMeal,
} from '#domain/week/planned-meal.ts'
import type { MealPlanChange } from '#domain/week/meal-plan-change.ts'
import { field, numberField, textField, textsOf } from '#web/lib/json.ts'

export const isKnownMeal = (text: string | undefined): text is MealOfDay =>
  mealsOfDay.some((each) => each === text)

export const isKnownKind = (text: string | undefined): text is PlannedKind =>
  plannedKinds.some((each) => each === text)

/** A meal as it stands in the log of this device; null for one that only a newer version can read. */
export function readPlannedMeal(json: unknown): PlannedMeal | null {
  const [id, day] = [textField(json, 'id'), textField(json, 'day')]
  const [meal, kind] = [textField(json, 'meal'), textField(json, 'kind')]
  const [position, title] = [textField(json, 'position'), textField(json, 'title')]
  const eaters = field(json, 'eaters')
  if (id === undefined || day === undefined || !isCalendarDay(day)) return null
  if (!isKnownMeal(meal) || !isKnownKind(kind)) return null
  if (position === undefined || title === undefined) return null
  return {
    id,
    day,
    meal,
    position,
    kind,
    recipeId: numberField(json, 'recipeId'),
    dishAddress: textField(json, 'dishAddress') ?? null,
    leftoversOf: textField(json, 'leftoversOf') ?? null,
    title,
    servings: numberField(json, 'servings'),
    eaters: Array.isArray(eaters) ? textsOf(eaters) : null,
    cookedAt: textField(json, 'cookedAt') ?? null,
    by: textField(json, 'by') ?? null,
  }
}

/** A part of a change as it stands in the log; null for one that only a newer version can read. */
export function readMealPlanChange(json: unknown): MealPlanChange | null {
  const remove = textField(json, 'remove')
  if (remove !== undefined) return { remove }
  const put = readPlannedMeal(field(json, 'put'))
  return put === null ? null : { put }
}
