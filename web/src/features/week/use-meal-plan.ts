import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type MealPlanChange, undoOfChanges } from '#domain/week/meal-plan-change.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { lazyCode } from '#web/lib/lazy-code.ts'
import { mealPlanKey } from './meal-plan-key.ts'

const nothing: readonly PlannedMeal[] = []

/** Fetched after the first screen, whose weight it is not to be. */
const { code: queue } = lazyCode(async () => (await import('./meal-plan-queue.ts')).mealPlanQueue)

/** What is planned in a kitchen around today; nothing for a visitor, who has no plan. */
export const mealPlanQuery = (account: string | null, kitchen: string | null) =>
  queryOptions({
    queryKey: mealPlanKey(account, kitchen),
    queryFn: async (): Promise<readonly PlannedMeal[]> =>
      account === null ? nothing : (await queue()).load(account, kitchen),
    enabled: account !== null,
  })

/**
 * What is planned where an account cooks, from `planWindow.past` days ago to `planWindow.ahead` days from now, in the order of a
 * calendar; `meals` is undefined until it is known, and for a visitor.
 */
export function useMealPlan(account: string | null) {
  const query = useQuery(mealPlanQuery(account, useKitchenOf(account)))
  return { ...query, meals: query.data }
}

/**
 * Changes the plan, with and without a network: several changes at once are one. Resolves, when it is saved, with what takes it
 * back; rejects where neither this device nor the backend saves it, and where a helper would change it.
 */
export function useChangeMealPlan(account: string) {
  const client = useQueryClient()
  // Of the kitchen that is on the screen: Undo too, should somebody have moved meanwhile.
  const kitchen = useKitchenOf(account)

  return async (changes: readonly MealPlanChange[]): Promise<readonly MealPlanChange[]> => {
    if (changes.length === 0) return []
    const { change } = await queue()
    const shown = client.getQueryData<readonly PlannedMeal[]>(mealPlanKey(account, kitchen))
    const undo = undoOfChanges(shown ?? nothing, changes)
    await change(client, account, { changes }, kitchen)
    return undo
  }
}
