import { t } from '#domain/texts/t.ts'
import {
  afterMealPlanChanges,
  lastOfEach,
  type MealPlanChange,
} from '#domain/week/meal-plan-change.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { field } from '#web/lib/json.ts'
import { whyRefused } from '#web/lib/refusals/why-not.ts'
import { queuedQuery } from '#web/lib/sync/queued-query.ts'
import type { Refused } from '#web/lib/sync/send-each.ts'
import { toast } from '#web/ui/toast.ts'
import { mealPlanKey } from './meal-plan-key.ts'
import { deletePlannedMeals, fetchMealPlan, storePlannedMeals } from './meal-plan-rows.ts'
import { readMealPlanChange } from './read-planned-meal.ts'

/** Several changes that are one: shown, stored, sent and refused as one. */
export interface MealPlanOperation {
  changes: readonly MealPlanChange[]
}

function parse(json: unknown): MealPlanOperation | null {
  const changes = field(json, 'changes')
  if (!Array.isArray(changes)) return null
  const read = changes.map(readMealPlanChange)
  return { changes: read.filter((each) => each !== null) }
}

async function notifyRefused(refused: readonly Refused<MealPlanOperation>[]): Promise<void> {
  const titles = refused.flatMap(({ operation }) =>
    operation.changes.flatMap((change) => ('put' in change ? change.put.title : [])),
  )
  const known = ['row_limit_reached', 'cook_required']
  const code = known.find((each) => refused.some(({ why }) => why === each))
  const words = await whyRefused(code ?? 'malformed', /* not shown */ 'meal plan')
  toast({
    title:
      titles[0] === undefined
        ? t('A change of your week could not be saved')
        : t('{title} could not be planned', { title: titles[0] }),
    ...(words !== null && { description: words }),
    tone: 'error',
  })
}

/**
 * The meal plan of a kitchen, changed with and without a network. Whole meals are written: of two devices that change the same
 * one, the later to arrive stays.
 */
export const mealPlanQueue = queuedQuery<readonly PlannedMeal[], MealPlanOperation>({
  key: mealPlanKey,
  ofKitchen: true,
  persist: 'offline',
  live: 'meal-plan',
  prefetch: true,
  channel: 'meal-plan',
  fetch: fetchMealPlan,
  parse,
  after: (before = [], { changes }) => afterMealPlanChanges(before, changes),
  merged: (operations) => ({ changes: lastOfEach(operations.flatMap(({ changes }) => changes)) }),
  async send(userId, { changes }, membership) {
    const last = lastOfEach(changes)
    const put = last.flatMap((change) => ('put' in change ? change.put : []))
    const remove = last.flatMap((change) => ('remove' in change ? change.remove : []))
    await storePlannedMeals(userId, put, membership)
    await deletePlannedMeals(remove, membership)
  },
  notifyRefused: (refused) => void notifyRefused(refused),
})
