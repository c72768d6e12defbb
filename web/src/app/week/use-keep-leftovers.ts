import type { CalendarDay } from '#domain/calendar-day.ts'
import { textLimits } from '#domain/limits.ts'
import { t } from '#domain/texts/t.ts'
import {
  type Leftovers,
  leftoversAsItem,
  leftoversAsMeal,
  plannedLeftovers,
} from '#domain/week/leftovers.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { positionAtEnd } from '#domain/week/position.ts'
import { usePantryActions } from '#web/features/pantry/pantry-actions.ts'
import { useChangeMealPlan, useMealPlan } from '#web/features/week/use-meal-plan.ts'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'

const fail = () => toastNotSaved()

/** Puts what is left of a meal into the pantry and, where a day is chosen for it, into the plan. Both are taken back together. */
export function useKeepLeftovers(owner: string) {
  const pantry = usePantryActions(owner)
  const { meals = [] } = useMealPlan(owner)
  const change = useChangeMealPlan(owner)
  return (of: PlannedMeal, leftovers: Leftovers, day: CalendarDay | null) => {
    // One id for both: when the meal is eaten, the thing in the pantry is gone.
    const planned = plannedLeftovers(meals, of)
    const id = planned?.id ?? crypto.randomUUID()
    const name = t('{title}, left over', { title: of.title }).slice(0, textLimits.itemName)
    const item = leftoversAsItem(name, leftovers, id)
    const { meal } = planned ?? of
    const planning =
      day === null
        ? Promise.resolve([])
        : change([
            {
              put: {
                ...leftoversAsMeal(of, leftovers, {
                  id,
                  meal,
                  position: positionAtEnd(meals, { day, meal }),
                }),
                day,
              },
            },
          ])
    const undo = async () => {
      await Promise.all([pantry.remove(item), change(await planning)])
    }
    toastWhenSaved(
      Promise.all([pantry.add([item]), planning]),
      {
        title: t('{name} is in your pantry', { name }),
        action: { label: t('Undo'), onAction: () => void undo().catch(fail) },
      },
      fail,
    )
  }
}
