import { dayAfter } from '#domain/calendar-days.ts'
import { withoutBidiControls } from '#domain/text-direction.ts'
import { inPlanOrder, longestPlannedTitle, type PlannedMeal } from '#domain/week/planned-meal.ts'
import { dataClient } from '#web/lib/backend/data-client.ts'
import type { Database } from '#web/lib/backend/database.generated.ts'
import { asMember } from '#web/lib/sync/as-member.ts'
import type { Membership } from '#web/lib/sync/memberships.ts'
import { isKnownKind, isKnownMeal } from './read-planned-meal.ts'

type MealRow = Database['public']['Tables']['planned_meals']['Row']
type MealInsert = Database['public']['Tables']['planned_meals']['Insert']

/** Days around today that are read of a plan. */
export const planWindow = { past: 35, ahead: 120 } as const

/** What a newer version may plan this one cannot show: it is left as it stands. */
function mealsOf(row: MealRow, reader: string): readonly PlannedMeal[] {
  const { meal, kind } = row
  if (!isKnownMeal(meal) || !isKnownKind(kind)) return []
  return [
    {
      id: row.id,
      day: row.day,
      meal,
      position: row.position,
      kind,
      recipeId: row.recipe_id,
      dishAddress: row.dish_address,
      leftoversOf: row.leftovers_of,
      title: row.title,
      servings: row.servings,
      eaters: row.eaters,
      cookedAt: row.cooked_at,
      by: row.user_id === reader ? null : row.user_id,
    },
  ]
}

function rowOf(userId: string, meal: PlannedMeal, { kitchen }: Membership): MealInsert {
  return {
    id: meal.id,
    kitchen,
    user_id: userId,
    day: meal.day,
    meal: meal.meal,
    position: meal.position,
    kind: meal.kind,
    recipe_id: meal.recipeId,
    dish_address: meal.dishAddress,
    leftovers_of: meal.leftoversOf,
    title: Array.from(withoutBidiControls(meal.title)).slice(0, longestPlannedTitle).join(''),
    servings: meal.servings,
    eaters: meal.eaters === null || meal.eaters.length === 0 ? null : [...meal.eaters],
    cooked_at: meal.cookedAt,
  }
}

/** What is planned around today, in the order of a calendar. */
export async function fetchMealPlan(
  userId: string,
  kitchen: string,
): Promise<readonly PlannedMeal[]> {
  const client = await dataClient()
  const today = new Date()
  const { data } = await client
    .from('planned_meals')
    .select('*')
    .eq('kitchen', kitchen)
    .gte('day', dayAfter(today, -planWindow.past))
    .lte('day', dayAfter(today, planWindow.ahead))
    .throwOnError()
  return inPlanOrder(data.flatMap((row) => mealsOf(row, userId)))
}

/** Writing a meal again changes nothing but what is said of it: a retry after a lost answer is harmless. */
export async function storePlannedMeals(
  userId: string,
  meals: readonly PlannedMeal[],
  membership: Membership,
): Promise<void> {
  if (meals.length === 0) return
  const client = await dataClient()
  const rows = meals.map((meal) => rowOf(userId, meal, membership))
  const request = client.from('planned_meals').upsert(rows, { onConflict: 'id' })
  await asMember(request, membership).throwOnError()
}

/** So that the address of a call stays short. */
const idsInOneCall = 100

export async function deletePlannedMeals(
  ids: readonly string[],
  membership: Membership,
): Promise<void> {
  if (ids.length === 0) return
  const client = await dataClient()
  for (let start = 0; start < ids.length; start += idsInOneCall) {
    const request = client
      .from('planned_meals')
      .delete()
      .eq('kitchen', membership.kitchen)
      .in('id', ids.slice(start, start + idsInOneCall))
    await asMember(request, membership).throwOnError()
  }
}
