import type { CalendarDay } from '#domain/calendar-day.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { usePantryActions } from '#web/features/pantry/pantry-actions.ts'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import { useMealActions } from '../kitchen/use-meal-actions.ts'

const fail = () => toastNotSaved()

/** Puts what is left of a meal into the pantry and, where a day is chosen for it, into the plan. Both are taken back together. */
export function useKeepLeftovers(owner: string) {
  const pantry = usePantryActions(owner)
  const { newMeal, change } = useMealActions(owner)
  return (
    item: PantryItem,
    plan: { of: PlannedMeal; day: CalendarDay; servings: number } | null,
  ) => {
    const planning =
      plan === null
        ? Promise.resolve([])
        : change([
            {
              put: newMeal({
                // The thing in the pantry that it is: eaten, both are gone.
                id: item.id,
                day: plan.day,
                meal: plan.of.meal,
                kind: 'leftovers',
                leftoversOf: plan.of.id,
                title: plan.of.title,
                servings: plan.servings,
              }),
            },
          ])
    const undo = async () => {
      await Promise.all([pantry.remove(item), change(await planning)])
    }
    toastWhenSaved(
      Promise.all([pantry.add([item]), planning]),
      {
        title: t('{name} is in your pantry', { name: item.name }),
        action: { label: t('Undo'), onAction: () => void undo().catch(fail) },
      },
      fail,
    )
  }
}
