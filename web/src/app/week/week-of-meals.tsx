import { useMemo } from 'react'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { notCooked } from '#domain/week/not-cooked.ts'
import { useShownMeals } from './use-shown-meals.ts'
import type { useWeekAddress } from './use-week-address.ts'
import { WeekView } from './week-view.tsx'

interface WeekOfMealsProps extends ReturnType<typeof useWeekAddress> {
  owner: string
  meals: readonly PlannedMeal[]
  mayChange: boolean
}

/** What is planned for a week, with all that is shown of it. */
export function WeekOfMeals({ owner, meals, mayChange, days, today }: WeekOfMealsProps) {
  const [from = today, until = today] = [days[0], days.at(-1)]
  const isOver = useMemo(
    () => new Set(days.includes(today) ? notCooked(meals, today) : []),
    [meals, days, today],
  )
  const wanted = useMemo(
    () => meals.filter((meal) => isOver.has(meal) || (meal.day >= from && meal.day <= until)),
    [meals, isOver, from, until],
  )
  const all = useShownMeals(owner, wanted)
  const shown = useMemo(
    () => all.filter(({ meal }) => meal.day >= from && meal.day <= until),
    [all, from, until],
  )
  return (
    <WeekView
      {...{ owner, days, today, shown, mayChange }}
      notCooked={all.filter(({ meal }) => isOver.has(meal))}
    />
  )
}
