import { isPossible } from './cost.ts'
import type { Served, WeekPlan, WeekProblem } from './problem.ts'

/** What a ranking alone would come to: for each meal the first candidate that can still be cooked for it. */
export function firstPlan(problem: WeekProblem): WeekPlan {
  const dishes = new Set<string>()
  return problem.meals.reduce<Served[]>((plan, { servings }, meal) => {
    const candidate = problem.candidates.findIndex((each, at) => {
      if (dishes.has(each.dish) || !each.meals.includes(meal)) return false
      return isPossible(problem, plan.with(meal, { kind: 'cooked', candidate: at, servings }))
    })
    const found = problem.candidates[candidate]
    if (found === undefined) return plan
    dishes.add(found.dish)
    return plan.with(meal, { kind: 'cooked', candidate, servings })
  }, problem.meals.map(() => ({ kind: 'nothing' })))
}
