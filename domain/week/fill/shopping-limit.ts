import { cookedIn, costOf, countFor } from '../solver/cost.ts'
import { firstPlan } from '../solver/first-plan.ts'
import type { Served, WeekPlan, WeekProblem } from '../solver/problem.ts'
import type { Shopping } from './asked-week.ts'

/** A plan that has some candidates alone, each at the first meal for which it may be cooked. */
function planOf({ meals, candidates }: WeekProblem, chosen: readonly number[]): WeekPlan {
  const plan: Served[] = meals.map(() => ({ kind: 'nothing' }))
  for (const candidate of chosen) {
    const [meal = -1] = candidates[candidate]?.meals ?? []
    const servings = meals[meal]?.servings
    if (servings !== undefined) plan[meal] = { kind: 'cooked', candidate, servings }
  }
  return plan
}

/** For what is planned, which is bought in any case. */
function neededByPlanned(problem: WeekProblem, isPlanned: (dish: string) => boolean): number {
  const planned = problem.candidates.flatMap(({ dish }, at) => (isPlanned(dish) ? [at] : []))
  return costOf(problem, planOf(problem, planned)).packages
}

/**
 * What the ranking alone would need, dish after dish, and what a wish needs besides: for each meal that it misses there, as much as
 * the dish of it that needs least.
 */
function neededByRanking(problem: WeekProblem): number {
  const plan = firstPlan(problem)
  const cooked = cookedIn(problem, plan)
  const forWishes = problem.wishes.flatMap((wish) => {
    const missed = Math.max(0, (wish.atLeast ?? 0) - countFor(wish, cooked))
    const needed = problem.candidates.flatMap(({ counts }, at) =>
      missed > 0 && counts.includes(wish.id)
        ? [costOf(problem, planOf(problem, [at])).packages]
        : [],
    )
    return needed.toSorted((one, other) => one - other).slice(0, missed)
  })
  return forWishes.reduce((sum, each) => sum + each, costOf(problem, plan).packages)
}

/** The problem with no more packages than somebody wants to buy. */
export function withShopping(
  problem: WeekProblem,
  shopping: Shopping,
  isPlanned: (dish: string) => boolean,
): WeekProblem {
  if (shopping === 'any') return { ...problem, mostPackages: null }
  const mostPackages =
    shopping === 'none' ? neededByPlanned(problem, isPlanned) : neededByRanking(problem)
  return { ...problem, mostPackages }
}
