/**
 * `npm run bench:week [-- --json] [-- --kitchens 100] [-- --recipes 750|10000] [-- --seconds 20] [-- --seed 1]`: seven dinners for random
 * kitchens by the exact solver, beside the top seven of the ranking: how much of what spoils each uses, and how much is bought.
 * How it counts: docs/bench.md. The exit code is 1 where a limit is missed.
 */
import { parseArgs } from 'node:util'
import loadHighs from 'highs'
import { readCatalogue } from '#catalogue/read.ts'
import { readPackages, writePackages } from '#catalogue/transport-packages.ts'
import { withLikely } from '#domain/belief/with-likely.ts'
import { answersOf } from '#domain/composing/among-recipes.ts'
import { cardsOfKitchen } from '#domain/composing/dish-cards.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { isMainMeal } from '#domain/recipes/main-meal.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { seededRandom } from '#domain/testing/random.ts'
import { solvingBy } from '#domain/week/solver/highs.ts'
import { catalogueRecipes } from './kitchens/catalogue.ts'
import { holds, type Figure, linesOf, progress } from './report.ts'
import { median, quantile } from './statistics.ts'
import { type Filled, fillWeek } from './week/fill.ts'
import { kitchensOf } from './week/kitchens.ts'
import { generatedCards } from './week/recipes.ts'

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    kitchens: { type: 'string', default: '100' },
    recipes: { type: 'string', default: '750' },
    seconds: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
})

/** Up to so many recipes are the catalogue’s own, all of them. */
const ofCatalogue = 1_000
const topOfRanking = 7

const count = Number(options.recipes)
const { catalogue } = await readCatalogue()
const { vocabulary, cards: own, composing } = await catalogueRecipes()
if (composing === undefined) throw new Error('there are no forms')
const cards = count <= ofCatalogue ? own : generatedCards(catalogue, count)
const packages = readPackages(JSON.parse(JSON.stringify(writePackages(catalogue))), 'metric')
const weightOf = rarityWeights(cards)
const solve = solvingBy(await loadHighs())
const random = seededRandom(Number(options.seed))
const draw = kitchensOf(own, vocabulary)
const isDinner = ({ recipe: { mealType } }: { recipe: RecipeCard }) =>
  mealType.length === 0 || mealType.some(isMainMeal)

interface Week {
  top: Filled
  written: Filled
  all: Filled
}

function weekOf(): Week {
  const rules = noRules
  const entries = withLikely(draw(random), usualStaples, vocabulary, rules)
  const kitchen = prepareKitchen(entries, usualStaples, vocabulary, rules)
  const dishes = composing === undefined ? [] : cardsOfKitchen(kitchen, composing)
  const ranked = (composed: typeof dishes) =>
    answersOf(cards, composed, kitchen, 'ready-now', weightOf).filter(isDinner)
  const filling = { kitchen, packages, solve, milliseconds: Number(options.seconds) * 1_000 }
  const written = ranked([])
  const best = { areLeftovers: false, mostPackages: null }
  const top = fillWeek(written.slice(0, topOfRanking), best, filling)
  const within = { areLeftovers: false, mostPackages: top.bought }
  return {
    top,
    written: fillWeek(written, within, filling),
    all: fillWeek(ranked(dishes), { ...within, areLeftovers: true }, filling),
  }
}

function figuresOf(weeks: readonly Week[]) {
  const mean = (of: (week: Week) => number) =>
    Number((weeks.reduce((sum, week) => sum + of(week), 0) / weeks.length).toFixed(2))
  const times = weeks.map(({ all }) => all.milliseconds)
  const processorTimes = weeks.map(({ all }) => all.ofProcessor)
  const most = ({ written, all }: Week) => Math.max(written.bought, all.bought)
  return {
    weeks: weeks.length,
    recipes: cards.length,
    optimal: weeks.filter(({ all, written }) => all.isOptimal && written.isOptimal).length,
    p50Ms: Math.round(median(times)),
    p95Ms: Math.round(quantile(times, 0.95)),
    p50OfProcessorMs: Math.round(median(processorTimes)),
    p95OfProcessorMs: Math.round(quantile(processorTimes, 0.95)),
    rescuedByTopSeven: mean(({ top }) => top.rescued),
    rescuedWritten: mean(({ written }) => written.rescued),
    rescuedAll: mean(({ all }) => all.rescued),
    boughtByTopSeven: mean(({ top }) => top.bought),
    boughtWritten: mean(({ written }) => written.bought),
    boughtAll: mean(({ all }) => all.bought),
    /** Kitchens in which more is bought than by the top seven: none. */
    boughtMore: weeks.filter((week) => most(week) > week.top.bought).length,
  }
}

const weeks: Week[] = []
for (let at = 0; at < Number(options.kitchens); at++) {
  weeks.push(weekOf())
  if ((at + 1) % 5 === 0) progress(JSON.stringify(figuresOf(weeks)))
}
const figures = figuresOf(weeks)
const judged: Figure[] = [
  { name: 'proven optimal', value: figures.optimal / figures.weeks, unit: '', atLeast: 0.95 },
  { name: 'a week, median', value: figures.p50Ms, unit: 'ms' },
  { name: 'of a processor, 95 of 100', value: figures.p95OfProcessorMs, unit: 'ms' },
  { name: 'a week, 95 of 100', value: figures.p95Ms, unit: 'ms', atMost: 1_500 },
  {
    name: 'rescued by written recipes, times the top seven’s',
    value: figures.rescuedWritten / figures.rescuedByTopSeven,
    unit: '×',
    atLeast: 1.4,
  },
  {
    name: 'rescued with dishes and leftovers, times the top seven’s',
    value: figures.rescuedAll / figures.rescuedByTopSeven,
    unit: '×',
    atLeast: 2,
  },
  { name: 'kitchens with more purchases', value: figures.boughtMore, unit: '', atMost: 0 },
]
const lines = [`${figures.weeks} kitchens, ${figures.recipes} recipes`, '', ...linesOf(judged)]
process.stdout.write(`${options.json ? JSON.stringify(figures) : lines.join('\n')}\n`)
process.exitCode = judged.every(holds) ? 0 : 1
