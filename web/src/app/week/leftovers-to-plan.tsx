import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { useMealPlan } from '#web/features/week/use-meal-plan.ts'
import { formatDay } from '#web/lib/format-day.ts'
import { isCookable } from './shown-meal.ts'

/** Leftovers keep three days in the fridge: what was cooked earlier is no meal any more. */
const leftoverDays = 3

interface LeftoversToPlanProps {
  owner: string
  day: CalendarDay
  onChoose: (of: PlannedMeal) => void
}

/** What is cooked shortly before a day, to eat what is left of it then. */
export function LeftoversToPlan({ owner, day, onChoose }: LeftoversToPlanProps) {
  const { meals = [] } = useMealPlan(owner)
  const from = dayFrom(day, -leftoverDays)
  const before = meals.filter((meal) => isCookable(meal) && meal.day >= from && meal.day <= day)
  if (before.length === 0) {
    return (
      <p className="text-soft">
        {t(
          'Nothing is cooked on this day or the three before it, of which something could be left.',
        )}
      </p>
    )
  }
  return (
    <ul className="-mx-2">
      {before.toReversed().map((meal) => (
        <li key={meal.id}>
          <button
            type="button"
            onClick={() => onChoose(meal)}
            className="min-h-13 w-full rounded-2xl px-2 py-1.5 text-start hover:bg-sunken"
          >
            <span className="block font-semibold wrap-anywhere">{meal.title}</span>
            <span className="text-sm text-soft">{formatDay(meal.day)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
