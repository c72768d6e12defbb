import type { Packages } from '#domain/ingredients/packages.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { SolveProgram } from '#domain/week/solver/linear-program.ts'
import { cookedIn, rescuedIn } from '#domain/week/solver/cost.ts'
import { solveWeek } from '#domain/week/solver/solve-week.ts'
import { weekProblem } from '#domain/week/solver/week-problem.ts'

type Match = RecipeMatch<RecipeCard>

/** The dinners of a week for two. */
const dinners = Array.from({ length: 7 }, (_, day) => ({
  id: `dinner of day ${day}`,
  day,
  servings: 2,
}))
/** A week and three days: what spoils in them is what the sketch counts. */
const horizon = 10
const mostLeftoverDays = 3

export interface Filled {
  /** Things that would spoil and are wholly used before their day. */
  rescued: number
  bought: number
  isOptimal: boolean
  /** From the matched cards to the plan. */
  milliseconds: number
  /** As much of that as this process had of a processor: on a busy machine it had to wait. */
  ofProcessor: number
}

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

export interface Filling {
  kitchen: Kitchen
  packages: Packages
  solve: SolveProgram
  /** For one week. */
  milliseconds: number
}

/** Fills a week from what was matched, buying no more packages than may be bought. */
export function fillWeek(
  ranked: readonly Match[],
  { areLeftovers, mostPackages }: { areLeftovers: boolean; mostPackages: number | null },
  { kitchen, packages, solve, milliseconds }: Filling,
): Filled {
  const start = performance.now()
  const ofProcessor = processorTime()
  const meals = dinners.map((_, place) => ({ place, mealType: 'dinner' }))
  const problem = weekProblem({
    meals: dinners,
    seatings: [{ kitchen, ranked, meals, againAt: meals }],
    wishes: [],
    packages,
    horizon,
    leftoverDays: areLeftovers ? mostLeftoverDays : 0,
    mostPackages,
  })
  const { plan, cost, proof } = solveWeek(problem, {
    solve,
    milliseconds,
    clock: () => performance.now(),
  })
  const times = {
    milliseconds: performance.now() - start,
    ofProcessor: processorTime() - ofProcessor,
  }
  const stocks = new Map(problem.stocks.map((stock) => [stock.thing, stock]))
  const rescued = [...rescuedIn(problem, cookedIn(problem, plan))].filter(([thing, grams]) => {
    const stock = stocks.get(thing)
    return stock !== undefined && grams > 0 && grams === (stock.grams ?? stock.worth)
  })
  return {
    rescued: rescued.length,
    bought: cost.packages,
    isOptimal: proof.kind === 'optimal',
    ...times,
  }
}
