import loadHighs from 'highs'
import { expect, it } from 'vitest'
import { seededRandom } from '../../testing/random.ts'
import { times } from '../../testing/times.ts'
import { bestByTrying } from './testing/by-trying.ts'
import { costOf, isPossible } from './cost.ts'
import { solvingBy } from './highs.ts'
import type { SolveProgram } from './linear-program.ts'
import type { WeekProblem } from './problem.ts'
import { solveWeek } from './solve-week.ts'
import { randomWeek } from './testing/random-week.ts'

const solve = solvingBy(await loadHighs())

it('comes to the same as trying every plan', () => {
  for (let seed = 0; seed < times({ quick: 40, thorough: 5_000 }); seed++) {
    const problem = randomWeek(seededRandom(seed))
    const { plan, cost, proof } = solveWeek(problem, {
      solve,
      clock: () => 0,
      milliseconds: 60_000,
    })
    expect(proof, `proof of seed ${seed}`).toEqual({ kind: 'optimal' })
    expect(isPossible(problem, plan), `whether the plan of seed ${seed} is possible`).toBe(true)
    expect(costOf(problem, plan), `cost of the plan of seed ${seed}`).toEqual(cost)
    expect(Object.values(cost), `what seed ${seed} comes to`).toEqual(bestByTrying(problem))
  }
})

const week: WeekProblem = {
  meals: [0, 1, 2].map((day) => ({ id: `day ${day}`, day, servings: 2 })),
  stocks: [],
  candidates: [],
  wishes: [],
  packages: new Map(),
  spared: new Map(),
  leftoverDays: 0,
  mostPackages: null,
}
const plain = {
  meals: [0, 1, 2],
  againAt: [],
  keepsDays: 0,
  minutes: 20,
  takes: [],
  buys: [],
  counts: [],
  groups: [],
}
const limits = { solve, clock: () => 0, milliseconds: 60_000 }
const spinach = { thing: 'spinach', grams: null, worth: 100 }

it('cooks what spoils first while it is good', () => {
  const problem = {
    ...week,
    stocks: [
      { ...spinach, lastDay: 2 },
      { ...spinach, thing: 'salmon', lastDay: 0 },
    ],
    candidates: ['spinach', 'salmon', 'rice'].map((thing) => ({
      ...plain,
      dish: thing,
      takes: thing === 'rice' ? [] : [{ thing, gramsEach: null }],
    })),
  }
  const { plan, cost } = solveWeek(problem, limits)
  expect(plan[0]).toMatchObject({ kind: 'cooked', candidate: 1 })
  expect(cost).toMatchObject({ wasted: 0, packages: 0 })
})

it('saves nothing of what spoilt the day before, and buys it anew', () => {
  const problem = {
    ...week,
    stocks: [{ ...spinach, lastDay: 0 }],
    candidates: [
      { ...plain, dish: 'pie', meals: [1], takes: [{ thing: 'spinach', gramsEach: null }] },
    ],
  }
  expect(solveWeek(problem, limits).cost).toMatchObject({ wasted: 100, packages: 1, empty: 2 })
})

it('cooks more, and eats it again while it keeps', () => {
  const stew = { ...plain, dish: 'stew', meals: [0], againAt: [1, 2], keepsDays: 1 }
  const { plan } = solveWeek({ ...week, candidates: [stew], leftoverDays: 3 }, limits)
  expect(plan).toEqual([
    { kind: 'cooked', candidate: 0, servings: 4 },
    { kind: 'again', of: 0 },
    { kind: 'nothing' },
  ])
})

it('where time is over, keeps what the ranking comes to and says how much less could be wasted', () => {
  const problem = {
    ...week,
    stocks: [{ ...spinach, grams: 300, lastDay: 2 }],
    candidates: ['toast', 'soup', 'stew', 'pie'].map((dish, at) => ({
      ...plain,
      dish,
      takes: at < 3 ? [] : [{ thing: 'spinach', gramsEach: 150 }],
    })),
  }
  const late: SolveProgram = () => ({ status: 'out-of-time', values: null, bound: -Infinity })
  const { plan, proof } = solveWeek(problem, { ...limits, solve: late })
  expect(plan.map((served) => served.kind === 'cooked' && served.candidate)).toEqual([0, 1, 2])
  expect(proof).toEqual({ kind: 'out-of-time', level: 'wasted', atMostLess: 300 })
})
