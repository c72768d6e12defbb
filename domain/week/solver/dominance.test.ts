import loadHighs from 'highs'
import { expect, it } from 'vitest'
import { seededRandom } from '../../testing/random.ts'
import { times } from '../../testing/times.ts'
import { undominated } from './dominance.ts'
import { solvingBy } from './highs.ts'
import type { WeekProblem } from './problem.ts'
import { solveWeek } from './solve-week.ts'
import { bestByTrying } from './testing/by-trying.ts'
import { randomWeek } from './testing/random-week.ts'
import { placesOf, waysOf } from './ways.ts'

const solve = solvingBy(await loadHighs())

/** A week of two meals with many dishes that need nothing: in it much is dominated. */
function plentifulWeek(seed: number): WeekProblem {
  const random = seededRandom(seed)
  const { before: _, ...week } = randomWeek(random)
  const meals = week.meals.slice(0, 2)
  const more = Array.from({ length: 2 }, () => randomWeek(random).candidates).flat()
  const isAny = random.oneIn(4)
  const candidates = [...week.candidates, ...more].map((each, at) => ({
    ...each,
    dish: `dish ${at}`,
    meals: random.oneIn(3) ? [...meals.keys()] : each.meals.filter((meal) => meal < 2),
    againAt: each.againAt.filter((meal) => meal < 2),
    buys: random.oneIn(2) ? [] : each.buys,
    takes: random.oneIn(4) ? [] : each.takes.map((taken) => ({ ...taken, gramsEach: null })),
    counts: isAny ? each.counts : [],
  }))
  const stocks = week.stocks.map((stock) => (random.oneIn(3) ? stock : { ...stock, grams: null }))
  const wishes = week.wishes.map(({ meals: _meals, ...wish }) => wish)
  return { ...week, meals, candidates, stocks, wishes }
}

it('leaves out nothing without which the best plan would waste or buy more', () => {
  let left = 0
  for (let seed = 0; seed < times({ quick: 50, thorough: 5_000 }); seed++) {
    const problem = plentifulWeek(seed)
    const places = placesOf(problem)
    const all = waysOf(problem, places)
    left += all.length - undominated(problem, all, places).length
    const { cost } = solveWeek(problem, {
      solve,
      clock: () => 0,
      milliseconds: 60_000,
      stages: [
        ['empty', 'unmet'],
        ['wasted', 'packages'],
      ],
    })
    const { empty, unmet, changed, wasted, packages } = cost
    expect(
      [empty, unmet, changed, wasted, packages],
      `what seed ${seed} comes to without what is dominated`,
    ).toEqual(bestByTrying(problem).slice(0, 5))
  }
  expect(left, `the number of ways that were left out`).toBeGreaterThan(200)
})
