import { inPlanOrder, type PlannedMeal } from './planned-meal.ts'

/** A part of a change: a meal as it is from now on, or the id of one that goes. */
export type MealPlanChange = { put: PlannedMeal } | { remove: string }

const idOf = (change: MealPlanChange): string => ('put' in change ? change.put.id : change.remove)

/** The plan after changes, in the order of a calendar. Of several that concern one meal the last one counts. */
export function afterMealPlanChanges(
  before: readonly PlannedMeal[],
  changes: readonly MealPlanChange[],
): readonly PlannedMeal[] {
  const changed = new Set(changes.map(idOf))
  const put = lastOfEach(changes).flatMap((change) => ('put' in change ? change.put : []))
  return inPlanOrder([...before.filter(({ id }) => !changed.has(id)), ...put])
}

/** The same changes, each meal once: as it is after all of them. */
export function lastOfEach(changes: readonly MealPlanChange[]): readonly MealPlanChange[] {
  return [...new Map(changes.map((change) => [idOf(change), change])).values()]
}

/** What takes changes back that are made on this plan: meals as they stand in it, and new ones gone. */
export function undoOfChanges(
  before: readonly PlannedMeal[],
  changes: readonly MealPlanChange[],
): readonly MealPlanChange[] {
  const there = new Map(before.map((meal) => [meal.id, meal]))
  return lastOfEach(changes).flatMap((change): readonly MealPlanChange[] => {
    const meal = there.get(idOf(change))
    if (meal !== undefined) return [{ put: meal }]
    return 'put' in change ? [{ remove: change.put.id }] : []
  })
}
