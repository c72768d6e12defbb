import { costOf, isPossible, type Level, levels, type WeekCost } from './cost.ts'
import { firstPlan } from './first-plan.ts'
import type { Goal } from './goal.ts'
import type { SolveProgram, Terms } from './linear-program.ts'
import type { WeekPlan, WeekProblem } from './problem.ts'
import { undominated } from './dominance.ts'
import { placesOf, waysOf } from './ways.ts'
import { programOf, type WeekProgram } from './week-program.ts'

/** How far a plan is known to be the best. */
export type Proof =
  | { kind: 'optimal' }
  /** Time was over: on all levels before `level` nothing is better; on it at most so much could be less. */
  | { kind: 'out-of-time'; level: Level; atMostLess: number }

export interface WeekSolution {
  plan: WeekPlan
  cost: WeekCost
  proof: Proof
}

export interface SolveWeekOptions {
  solve: SolveProgram
  /** Milliseconds that have passed since some moment. */
  clock: () => number
  /** For all of the search. */
  milliseconds: number
  /** Levels that are searched in one go, the weightiest first. */
  stages?: readonly (readonly Level[])[]
  /** Is given the plan of the ranking, then that of each stage but the last, with how far it is proven. */
  onBetter?: (solution: WeekSolution) => void
}

/** Chosen by measuring: `npm run bench:week`. */
const usualStages: readonly (readonly Level[])[] = [
  ['empty', 'unmet', 'changed'],
  ['wasted', 'packages'],
  ['repeated', 'minutes'],
]

/** Of the step in which costs go down: what could be less by less than one step is as good as it gets. */
const gapShare = 0.999

/** Several goals as one: an earlier one outweighs all that later ones can come to. */
function together(goals: readonly Goal[]): { terms: Terms; weights: readonly number[] } {
  let weight = 1
  const weights: number[] = []
  for (const { most } of goals.toReversed()) {
    weights.unshift(weight)
    weight *= most + 1
  }
  const terms = goals.flatMap((goal, at) =>
    goal.terms.map(([column, each]) => [column, each * (weights[at] ?? 1)] as const),
  )
  return { terms, weights }
}

/** What the terms of a goal come to in a plan. */
const reachedBy = (level: Level, cost: WeekCost, { base }: Goal): number => cost[level] - base

export function isCheaper(one: WeekCost, other: WeekCost): boolean {
  const level = levels.find((each) => one[each] !== other[each])
  return level !== undefined && one[level] < other[level]
}

/**
 * How far a stage is proven where all of it could be less by `less`: of the first level that this could be a whole step of,
 * so much; nothing where it is less than a step of each.
 */
function proofOf(
  stage: readonly { level: Level; step: number; weight: number }[],
  less: number,
  cost: WeekCost,
): Proof {
  const open = stage.find(({ weight, step }) => less >= weight * step * gapShare)
  if (open === undefined) return { kind: 'optimal' }
  const { level, step, weight } = open
  const steps = Math.floor(less / (weight * step) + (1 - gapShare))
  return { kind: 'out-of-time', level, atMostLess: Math.min(cost[level], steps * step) }
}

/** How far a plan is proven before a stage has begun. */
function openAt([level = 'empty']: readonly Level[], cost: WeekCost): Proof {
  return { kind: 'out-of-time', level, atMostLess: cost[level] }
}

interface Search {
  problem: WeekProblem
  program: WeekProgram
  options: SolveWeekOptions
  end: number
}

/** Makes a plan as good as it can be at the levels of a stage, while those before stay as they are. */
function improved(
  { plan, cost }: { plan: WeekPlan; cost: WeekCost },
  stage: readonly Level[],
  settled: readonly Level[],
  { problem, program, options: { solve, clock }, end }: Search,
): WeekSolution {
  const { goals, writer } = program
  const goalsOfStage = stage.map((level) => goals[level])
  if (stage.every((level) => cost[level] === 0)) return { plan, cost, proof: { kind: 'optimal' } }
  const { terms, weights } = together(goalsOfStage)
  const fixed = settled.map((level) => {
    const goal = goals[level]
    return { terms: goal.terms, lower: -Infinity, upper: reachedBy(level, cost, goal) }
  })
  const start = program.valuesOf(plan)
  const gap = gapShare * (goalsOfStage.at(-1)?.step ?? 1)
  const seconds = Math.max(0, end - clock()) / 1_000
  const isSimplifiedFirst = settled.includes('wasted')
  const limits = { seconds, start, gap, isSimplifiedFirst }
  const solved = solve(writer.finished(terms, fixed), limits)
  const found = solved.values === null ? plan : program.planOf(solved.values)
  const costOfFound = costOf(problem, found)
  const isBetter = isPossible(problem, found) && isCheaper(costOfFound, cost)
  const best = isBetter ? { plan: found, cost: costOfFound } : { plan, cost }
  const weighed = stage.map((level, at) => {
    const { step } = goals[level]
    return { level, step, weight: weights[at] ?? 1 }
  })
  const reached = weighed.reduce(
    (sum, { level, weight }) => sum + reachedBy(level, best.cost, goals[level]) * weight,
    0,
  )
  return { ...best, proof: proofOf(weighed, reached - solved.bound, best.cost) }
}

/**
 * The best plan of a week: fewest meals without anything, then wishes missed, food wasted, packages bought, repetitions,
 * minutes. It begins with what the ranking alone comes to. Where time is over first, it is the best that was found, and
 * says how much better another one could be at most.
 */
export function solveWeek(problem: WeekProblem, options: SolveWeekOptions): WeekSolution {
  const end = options.clock() + options.milliseconds
  const places = placesOf(problem)
  const ways = waysOf(problem, places)
  const few = undominated(problem, ways, places)
  const search = { problem, options, end }
  const plan = firstPlan(problem)
  let best: WeekSolution = { plan, cost: costOf(problem, plan), proof: { kind: 'optimal' } }
  if (problem.meals.length === 0) return best
  const settled: Level[] = []
  for (const stage of options.stages ?? usualStages) {
    options.onBetter?.({ ...best, proof: openAt(stage, best.cost) })
    // What is left out may be quicker, bring variety, or have stood there before.
    const isCoarse =
      problem.before === undefined &&
      stage.every((level) => level !== 'repeated' && level !== 'minutes')
    const program = programOf(problem, isCoarse ? few : ways, places)
    best = improved(best, stage, settled, { ...search, program })
    if (best.proof.kind !== 'optimal') return best
    settled.push(...stage)
  }
  return best
}
