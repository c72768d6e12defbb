import loadHighs from 'highs'
import { expect, it } from 'vitest'
import { solvingBy } from './highs.ts'
import type { Candidate, WeekProblem } from './problem.ts'
import { solveWeek } from './solve-week.ts'
import { withDayChanged } from './swap-day.ts'
import { answerOf } from './week-answer.ts'

const limits = { solve: solvingBy(await loadHighs()), clock: () => 0, milliseconds: 60_000 }
const dish = (name: string, more: Partial<Candidate>): Candidate => ({
  dish: name,
  meals: [0, 1],
  againAt: [],
  keepsDays: 0,
  minutes: 20,
  takes: [],
  buys: [],
  counts: [],
  groups: [],
  ...more,
})

const problem: WeekProblem = {
  meals: [
    { id: 'Monday', day: 0, servings: 2 },
    { id: 'Wednesday', day: 2, servings: 2 },
  ],
  stocks: [
    { thing: 'spinach', grams: 400, worth: 100, lastDay: 1 },
    { thing: 'leek', grams: null, worth: 100, lastDay: 4 },
    { thing: 'tofu', grams: 200, worth: 100, lastDay: 4 },
  ],
  candidates: [
    dish('curry', {
      takes: [{ thing: 'spinach', gramsEach: 150 }],
      buys: [{ thing: 'cream', gramsEach: 60 }],
    }),
    dish('tart', {
      takes: [{ thing: 'leek', gramsEach: null }],
      buys: [{ thing: 'cream', gramsEach: 50 }],
    }),
    dish('plain rice', {}),
  ],
  wishes: [{ id: 'fish once', atLeast: 1 }],
  packages: new Map([['cream', 250]]),
  spared: new Map(),
  leftoverDays: 0,
  mostPackages: 2,
}
const solution = solveWeek(problem, limits)

it('says what each dish saves, what is shared, bought by when, wasted, and which wish is missed', () => {
  expect(answerOf(problem, solution)).toEqual({
    meals: [
      {
        kind: 'cooked',
        meal: 'Monday',
        dish: 'curry',
        servings: 2,
        againAt: null,
        reasons: {
          rescues: [{ thing: 'spinach', grams: 300, lastDay: 1 }],
          shares: [{ thing: 'cream', withMeals: ['Wednesday'] }],
        },
      },
      {
        kind: 'cooked',
        meal: 'Wednesday',
        dish: 'tart',
        servings: 2,
        againAt: null,
        reasons: {
          rescues: [{ thing: 'leek', grams: null, lastDay: 4 }],
          shares: [{ thing: 'cream', withMeals: ['Monday'] }],
        },
      },
    ],
    purchases: [{ thing: 'cream', packages: 1, grams: 220, day: 0 }],
    wasted: [
      { thing: 'spinach', grams: 100 },
      { thing: 'tofu', grams: 200 },
    ],
    missed: [{ wish: 'fish once', by: 1 }],
    proof: { kind: 'optimal' },
  })
})

it('buys for the first day on which what is at home runs short', () => {
  const short = {
    ...problem,
    stocks: [{ thing: 'rice', grams: 200, worth: 100, lastDay: null }],
    candidates: ['fried rice', 'rice pudding'].map((name) =>
      dish(name, { takes: [{ thing: 'rice', gramsEach: 80 }] }),
    ),
  }
  const { purchases } = answerOf(short, solveWeek(short, limits))
  expect(purchases).toEqual([{ thing: 'rice', packages: 1, grams: 120, day: 2 }])
})

it('changes one day and leaves the others as they are', () => {
  const change = { meal: 0, dish: 'curry', isWanted: false }
  const { plan } = solveWeek(withDayChanged(problem, solution.plan, change), limits)
  expect(plan.map((served) => served.kind === 'cooked' && served.candidate)).toEqual([2, 1])
})

it('moves what a wanted dish takes the place of only where that is forced', () => {
  const change = { meal: 1, dish: 'plain rice', isWanted: true }
  const { plan } = solveWeek(withDayChanged(problem, solution.plan, change), limits)
  expect(plan.map((served) => served.kind === 'cooked' && served.candidate)).toEqual([0, 2])
})
