import { useMemo } from 'react'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { daysLater } from '#domain/week/week-days.ts'
import { isEatable } from './shown-meal.ts'
import { useShownMeals } from './use-shown-meals.ts'
import type { useWeekAddress } from './use-week-address.ts'
import { WeekView } from './week-view.tsx'

/** What was not cooked for so many days is forgotten without a word. */
const rememberedDays = 7

interface WeekOfMealsProps extends ReturnType<typeof useWeekAddress> {
  owner: string
  meals: readonly PlannedMeal[]
  mayChange: boolean
}

/** What is planned for a week, with all that is shown of it. */
export function WeekOfMeals({ owner, meals, mayChange, days, today }: WeekOfMealsProps) {
  const [from = today, until = today] = [days[0], days.at(-1)]
  const isNow = days.includes(today)
  const wanted = useMemo(() => {
    const isLeft = (meal: PlannedMeal) =>
      isNow &&
      isEatable(meal) &&
      meal.cookedAt === null &&
      meal.day < today &&
      meal.day >= daysLater(today, -rememberedDays)
    return meals.filter((meal) => isLeft(meal) || (meal.day >= from && meal.day <= until))
  }, [meals, from, until, isNow, today])
  const all = useShownMeals(owner, wanted)
  const shown = useMemo(
    () => all.filter(({ meal }) => meal.day >= from && meal.day <= until),
    [all, from, until],
  )
  const notCooked = all.filter(
    ({ meal }) => isNow && isEatable(meal) && meal.cookedAt === null && meal.day < today,
  )
  return <WeekView {...{ owner, days, today, shown, notCooked, mayChange }} />
}
