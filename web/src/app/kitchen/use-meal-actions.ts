import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import type { MealPlanChange } from '#domain/week/meal-plan-change.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { positionBetween } from '#domain/week/position.ts'
import { useChangeMealPlan, useMealPlan } from '#web/features/week/use-meal-plan.ts'
import { formatWeekday } from '#web/lib/format-day.ts'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'

/** What a new meal is, without what is worked out. */
export type NewMeal = Pick<PlannedMeal, 'day' | 'meal' | 'kind' | 'title'> &
  Partial<Pick<PlannedMeal, 'recipeId' | 'dishAddress' | 'leftoversOf' | 'servings' | 'eaters'>>

const none: readonly PlannedMeal[] = []
const fail = () => toastNotSaved(t('The meal plan is as it was.'))

/** Among meals in the order of a calendar, those beside which one of a day and meal stands. */
const besides = (meals: readonly PlannedMeal[], { id, day, meal }: Partial<PlannedMeal>) =>
  meals.filter((each) => each.day === day && each.meal === meal && each.id !== id)

/** What a person does with the plan of their kitchen: each shown at once, announced when it is saved, with the way back. */
export function useMealActions(owner: string) {
  const { meals = none } = useMealPlan(owner)
  const change = useChangeMealPlan(owner)

  function announce(changes: readonly MealPlanChange[], title: string) {
    const saving = change(changes)
    const undo = async () => void (await change(await saving))
    const action = { label: t('Undo'), onAction: () => void undo().catch(fail) }
    toastWhenSaved(saving, { title, action }, fail)
  }

  /** The meal as one of a day, behind so many others of its meal; behind all of them by default. */
  function placed(meal: PlannedMeal, index = Infinity): PlannedMeal {
    const others = besides(meals, meal)
    const at = Math.min(index, others.length)
    const [before, after] = [others[at - 1]?.position, others[at]?.position]
    return { ...meal, position: positionBetween(before ?? null, after ?? null) }
  }

  /** Something new, at the end of its meal. */
  const newMeal = (wanted: NewMeal): PlannedMeal =>
    placed({
      id: crypto.randomUUID(),
      position: '',
      recipeId: null,
      dishAddress: null,
      leftoversOf: null,
      servings: null,
      eaters: null,
      cookedAt: null,
      by: null,
      ...wanted,
    })

  return {
    plan(wanted: NewMeal) {
      const meal = newMeal(wanted)
      const { title, day } = meal
      announce(
        [{ put: meal }],
        t('{title} is planned for {day}', { title, day: formatWeekday(day) }),
      )
    },
    /** Puts a meal onto a day, behind `index` others of its meal. */
    move(meal: PlannedMeal, day: CalendarDay, index?: number) {
      const { title } = meal
      const moved = placed({ ...meal, day }, index)
      announce([{ put: moved }], t('{title} is now on {day}', { title, day: formatWeekday(day) }))
    },
    /** Writes a meal anew with what was chosen; on another day or for another meal it stands at the end. */
    rewrite(before: PlannedMeal, after: PlannedMeal) {
      const isMoved = before.day !== after.day || before.meal !== after.meal
      const { title, day } = after
      announce(
        [{ put: isMoved ? placed(after) : after }],
        isMoved
          ? t('{title} is now on {day}', { title, day: formatWeekday(day) })
          : t('{title} is changed', { title }),
      )
    },
    /** Puts several as they are. */
    put: (several: readonly PlannedMeal[], title: string) =>
      announce(
        several.map((meal) => ({ put: meal })),
        title,
      ),
    remove: ({ id, title }: PlannedMeal) =>
      announce([{ remove: id }], t('{title} is off the plan', { title })),
  }
}
