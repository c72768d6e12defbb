import type { RecipeCard } from '../../recipes/recipe.ts'
import type { WeekPlan, WeekProblem } from '../solver/problem.ts'
import { solveWeek, type SolveWeekOptions, type WeekSolution } from '../solver/solve-week.ts'
import { withDayChanged, withMealLeftOut } from '../solver/swap-day.ts'
import { answerOf, type WeekAnswer } from '../solver/week-answer.ts'
import type { MealChange } from './asked-week.ts'
import type { FillProblem } from './fill-problem.ts'

/** A filled week with all that is said of it. A thread can hand it over. */
export interface FilledWeek {
  /** As the solver has it: changes go on from it. */
  plan: WeekPlan
  answer: WeekAnswer
  /** What each dish in it is. */
  cards: Readonly<Record<string, RecipeCard>>
  /** Things at home that spoil soon and are still good. */
  spoiling: number
  /** Those of them of which all is eaten. */
  used: number
}

/** What was said of single meals, in its order, and the plan of which it was said last. */
export interface ChangesOfWeek {
  changes: readonly MealChange[]
  before: WeekPlan | null
}

/** The problem after what was said of single meals. What is not there any more is let be. */
function changed(problem: WeekProblem, { changes, before }: ChangesOfWeek): WeekProblem {
  if (before === null) return problem
  const start: WeekProblem = { ...problem, before }
  return changes.reduce((after, change) => {
    const meal = after.meals.findIndex(({ id }) => id === change.meal)
    if (meal < 0) return after
    return 'not' in change
      ? withDayChanged(after, before, { meal, dish: change.not, isWanted: false })
      : withMealLeftOut(after, meal)
  }, start)
}

function filledOf({ problem, cards }: FillProblem, solution: WeekSolution): FilledWeek {
  const answer = answerOf(problem, solution)
  const spoiling = problem.stocks.filter(
    ({ lastDay, grams, worth }) => lastDay !== null && lastDay >= 0 && (grams ?? worth) > 0,
  ).length
  const dishes = answer.meals.flatMap((meal) => (meal.kind === 'nothing' ? [] : [meal.dish]))
  const things = answer.wasted.map(({ thing }) => thing)
  const named = [...dishes, ...things].flatMap((each) => {
    const card = cards.get(each)
    return card === undefined ? [] : [[each, card] as const]
  })
  return {
    plan: solution.plan,
    answer,
    cards: Object.fromEntries(named),
    spoiling,
    used: spoiling - answer.wasted.length,
  }
}

export interface FillOptions extends Omit<SolveWeekOptions, 'onBetter'> {
  /** Is given what there is so far: first what the ranking alone comes to. */
  onBetter?: (filled: FilledWeek) => void
}

/** The best week for what is asked. */
export function filledWeek(
  of: FillProblem,
  said: ChangesOfWeek,
  { onBetter, ...options }: FillOptions,
): FilledWeek {
  const problem = changed(of.problem, said)
  const whole = { ...of, problem }
  const solution = solveWeek(problem, {
    ...options,
    ...(onBetter && { onBetter: (so: WeekSolution) => onBetter(filledOf(whole, so)) }),
  })
  return filledOf(whole, solution)
}
