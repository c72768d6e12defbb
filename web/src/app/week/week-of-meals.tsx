import { useMemo } from 'react'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { useShownMeals } from './use-shown-meals.ts'
import type { useWeekAddress } from './use-week-address.ts'
import { WeekView } from './week-view.tsx'

interface WeekOfMealsProps extends ReturnType<typeof useWeekAddress> {
  owner: string
  meals: readonly PlannedMeal[]
  mayChange: boolean
}

/** What is planned, as far as the calendar is shown. */
export function WeekOfMeals({ owner, meals, mayChange, days, today }: WeekOfMealsProps) {
  const [from = today, until = today] = [days[0], days.at(-1)]
  const ofWeek = useMemo(
    () => meals.filter(({ day }) => day >= from && day <= until),
    [meals, from, until],
  )
  const shown = useShownMeals(owner, ofWeek)
  return <WeekView {...{ owner, days, today, shown, mayChange }} />
}
