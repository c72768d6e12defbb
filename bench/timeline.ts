/**
 * `npm run bench:timeline [-- --json] [-- --pairs 300] [-- --seed 1]`: two, and three, of our own recipes drawn by chance and scheduled to one
 * finish: how long that takes, how long hot dishes wait, and how much shorter it is than one after the other. How it counts:
 * docs/bench.md.
 */
import { parseArgs } from 'node:util'
import { readCatalogue } from '#catalogue/read.ts'
import { seededRandom } from '#domain/testing/random.ts'
import { scheduleOf } from '#domain/timeline/schedule.ts'
import type { DishWork } from '#domain/timeline/work.ts'
import { workOfRecipe } from '#domain/timeline/work-of-recipe.ts'
import { type Figure, report } from './report.ts'
import { median, quantile } from './statistics.ts'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    pairs: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
  },
})

const { catalogue } = await readCatalogue()
const random = seededRandom(Number(options.seed))

function workAt(dish: number): DishWork {
  const { id, steps, minutes, mealType } = random.pick(catalogue.recipes)
  const recipe = {
    id,
    isFallback: false,
    assumed: [],
    mealType,
    instructions: steps,
    activeMinutes: minutes.active,
    readyInMinutes: minutes.total,
  }
  const work = workOfRecipe(recipe, dish)
  if (work === null) throw new Error(`recipe ${id} has no steps`)
  return work
}

const lengthOf = (dishes: readonly DishWork[]) => scheduleOf(dishes)?.length ?? 0

/** Milliseconds on a processor: on a busy machine the clock counts what others do. */
const mostMs = { two: 50, three: 500 }

function figuresOf(dishes: number) {
  const times: number[] = []
  const waits: number[] = []
  const shares: number[] = []
  let proven = 0
  for (let each = 0; each < Number(options.pairs); each++) {
    const works = Array.from({ length: dishes }, (_, dish) => workAt(dish))
    const start = process.cpuUsage().user
    const schedule = scheduleOf(works)
    times.push((process.cpuUsage().user - start) / 1000)
    if (schedule === null) continue
    waits.push(schedule.hotWait)
    shares.push(schedule.length / works.reduce((sum, work) => sum + lengthOf([work]), 0))
    proven += Number(schedule.isProven)
  }
  const within = (minutes: number) => waits.filter((wait) => wait <= minutes).length
  return {
    schedules: waits.length,
    proven,
    p50Ms: median(times),
    p95Ms: quantile(times, 0.95),
    hotWaitP50: median(waits),
    hotWaitP95: quantile(waits, 0.95),
    within5Minutes: within(5),
    within20Minutes: within(20),
    shareOfOneByOne: median(shares),
  }
}

const [two, three] = [figuresOf(2), figuresOf(3)]
const linesOf = (name: string, found: typeof two, most: number): Figure[] => [
  { name: `${name}: p50`, value: found.p50Ms, unit: 'ms' },
  { name: `${name}: p95`, value: found.p95Ms, unit: 'ms', atMost: most },
  { name: `${name}: proven best`, value: found.proven / found.schedules, unit: '', atLeast: 0.99 },
  { name: `${name}: minutes that a hot dish waits, p50`, value: found.hotWaitP50, unit: '' },
  { name: `${name}: minutes that a hot dish waits, p95`, value: found.hotWaitP95, unit: '' },
  { name: `${name}: share of one by one`, value: found.shareOfOneByOne, unit: '', atMost: 0.9 },
]
report(
  'Several dishes, one finish',
  `${two.schedules} of two and of three of our recipes, drawn by chance; milliseconds of a processor`,
  [...linesOf('two', two, mostMs.two), ...linesOf('three', three, mostMs.three)],
  { two, three },
)
