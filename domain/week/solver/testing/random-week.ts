import type { Random } from '../../../testing/random.ts'
import type { Candidate, Served, Stock, Taken, WeekProblem, Wish } from '../problem.ts'

const things = ['spinach', 'cream', 'salmon', 'feta', 'egg', 'lemon', 'leek', 'tofu']

function randomTaken(random: Random, most: number): Taken[] {
  return random
    .some(things, most)
    .map((thing) => ({ thing, gramsEach: random.oneIn(3) ? null : 10 * (1 + random.integer(12)) }))
}

function randomStock(random: Random, thing: string): Stock {
  return {
    thing,
    grams: random.oneIn(2) ? null : 50 * (1 + random.integer(8)),
    worth: 100,
    lastDay: random.oneIn(4) ? null : random.integer(4),
  }
}

function randomWish(random: Random, id: string, meals: readonly number[]): Wish {
  const atLeast = random.integer(3)
  return {
    id,
    ...(random.oneIn(2) ? { atLeast } : { atMost: random.integer(2) }),
    ...(random.oneIn(2) && { meals: random.some(meals, 2) }),
    ...(random.oneIn(3) && { whenCooked: true }),
  }
}

/** What a plan may have been, whether or not it was possible. */
function randomBefore(random: Random, { meals, candidates }: WeekProblem): Served[] {
  return meals.map(({ servings }, meal): Served => {
    if (meal > 0 && random.oneIn(3)) return { kind: 'again', of: random.integer(meal) }
    if (random.oneIn(4)) return { kind: 'nothing' }
    return { kind: 'cooked', candidate: random.integer(candidates.length), servings }
  })
}

/** A small week in which everything that the rules speak of happens often: few enough plans that all can be tried. */
export function randomWeek(random: Random): WeekProblem {
  const meals = Array.from({ length: 2 + random.integer(3) }, (_, at) => ({
    id: `meal ${at}`,
    day: Math.floor(at / (1 + random.integer(2))),
    servings: 1 + random.integer(3),
  })).toSorted((left, right) => left.day - right.day)
  const places = [...meals.keys()]
  const stocks = random.some(things, 6).map((thing) => randomStock(random, thing))
  const isHeld = ({ thing }: Taken) => stocks.some((stock) => stock.thing === thing)
  const wishes = Array.from({ length: random.integer(3) }, (_, at) =>
    randomWish(random, `wish ${at}`, places),
  )
  const candidates = Array.from({ length: 1 + random.integer(5) }, (_, at): Candidate => {
    const taken = randomTaken(random, 4)
    return {
      dish: random.oneIn(8) ? 'dish 0' : `dish ${at}`,
      meals: random.oneIn(3) ? random.some(places, 3) : places,
      againAt: random.oneIn(3) ? [] : places,
      keepsDays: random.integer(4),
      minutes: 5 * (1 + random.integer(9)),
      takes: taken.filter(isHeld),
      buys: taken.filter((each) => !isHeld(each)),
      counts: wishes.map(({ id }) => id).filter(() => random.oneIn(2)),
      groups: random.some(['thai', 'fish', 'soup'], 2),
    }
  })
  const problem: WeekProblem = {
    meals,
    stocks,
    candidates,
    wishes,
    packages: new Map(random.some(things, 8).map((thing) => [thing, 50 * (1 + random.integer(6))])),
    spared: new Map(random.oneIn(2) ? [['thai', 1]] : []),
    leftoverDays: random.integer(3),
    mostPackages: random.oneIn(2) ? null : random.integer(5),
  }
  return random.oneIn(3) ? { ...problem, before: randomBefore(random, problem) } : problem
}
