import loadHighs from 'highs'
import { expect, it } from 'vitest'
import { seededRandom } from '../../testing/random.ts'
import { times } from '../../testing/times.ts'
import { bestByTrying } from './testing/by-trying.ts'
import { costOf, isPossible } from './cost.ts'
import { solvingBy } from './highs.ts'
import { solveWeek } from './solve-week.ts'
import { randomWeek } from './testing/random-week.ts'

const solve = solvingBy(await loadHighs())

it('comes to the same as trying every plan', () => {
  for (let seed = 0; seed < times({ quick: 150, thorough: 5_000 }); seed++) {
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
