import { cookedIn, isPossible, packagesIn } from './cost.ts'
import type { Served, WeekPlan, WeekProblem } from './problem.ts'

function packagesOf(problem: WeekProblem, plan: WeekPlan): number {
  const packages = packagesIn(problem, cookedIn(problem, plan))
  return [...packages.values()].reduce((sum, each) => sum + each, 0)
}

/**
 * What a ranking alone comes to: for each meal the first candidate that can still be cooked for it, and for which all that
 * is not at home may be bought.
 */
export function firstPlan(problem: WeekProblem): WeekPlan {
  const dishes = new Set<string>()
  const most = problem.mostPackages ?? Infinity
  return problem.meals.reduce<Served[]>(
    (plan, { servings }, meal) => {
      const left = most - packagesOf(problem, plan)
      const withDish = (candidate: number) =>
        plan.with(meal, { kind: 'cooked', candidate, servings })
      const candidate = problem.candidates.findIndex(
        ({ dish, meals, buys }, at) =>
          !dishes.has(dish) &&
          meals.includes(meal) &&
          buys.length <= left &&
          isPossible(problem, withDish(at)),
      )
      const found = problem.candidates[candidate]
      if (found === undefined) return plan
      dishes.add(found.dish)
      return withDish(candidate)
    },
    problem.meals.map(() => ({ kind: 'nothing' })),
  )
}
