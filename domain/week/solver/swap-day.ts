import type { WeekPlan, WeekProblem } from './problem.ts'

/** What somebody says of one meal of a plan: that it is a dish, or that it is not. */
export interface DayChange {
  meal: number
  dish: string
  isWanted: boolean
}

const without = (places: readonly number[], place: number) =>
  places.filter((each) => each !== place)

/**
 * The problem that is left when one meal of a plan is settled, or a dish is not wanted at it. Its solution keeps all other
 * meals as they are where nothing forces a change: the least change goes before less waste.
 */
export function withDayChanged(
  problem: WeekProblem,
  before: WeekPlan,
  { meal, dish, isWanted }: DayChange,
): WeekProblem {
  const candidates = problem.candidates.map((candidate) =>
    (candidate.dish === dish) === isWanted
      ? candidate
      : {
          ...candidate,
          meals: without(candidate.meals, meal),
          againAt: without(candidate.againAt, meal),
        },
  )
  return { ...problem, candidates, before }
}

/** The problem with nothing at one meal: nobody wants anything there. */
export const withMealLeftOut = (problem: WeekProblem, meal: number): WeekProblem => ({
  ...problem,
  candidates: problem.candidates.map((candidate) => ({
    ...candidate,
    meals: without(candidate.meals, meal),
    againAt: without(candidate.againAt, meal),
  })),
})
