import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { usePantryActions } from '#web/features/pantry/pantry-actions.ts'
import { usePantry } from '#web/features/pantry/use-pantry.ts'
import { useChangeMealPlan } from '#web/features/week/use-meal-plan.ts'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'

const fail = () => toastNotSaved()

/** Notes that leftovers are eaten; what they were in the pantry is gone with them. Both are taken back together. */
export function useEatLeftovers(owner: string) {
  const { items } = usePantry(owner)
  const pantry = usePantryActions(owner)
  const change = useChangeMealPlan(owner)
  return (meal: PlannedMeal) => {
    const kept = items.filter(({ id }) => id === meal.id)
    const noting = change([{ put: { ...meal, cookedAt: new Date().toISOString() } }])
    const undo = async () => {
      await Promise.all([pantry.restore(kept), change(await noting)])
    }
    toastWhenSaved(
      Promise.all([noting, ...kept.map(pantry.remove)]),
      {
        title: t('{title} is eaten', { title: meal.title }),
        action: { label: t('Undo'), onAction: () => void undo().catch(fail) },
      },
      fail,
    )
  }
}
