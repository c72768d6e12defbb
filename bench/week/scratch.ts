import loadHighs from 'highs'
import { catalogueRecipes } from '/work/wt/d/bench/kitchens/catalogue.ts'
import { kitchensOf } from '/work/wt/d/bench/week/kitchens.ts'
import { withLikely } from '#domain/belief/with-likely.ts'
import { answersOf } from '#domain/composing/among-recipes.ts'
import { cardsOfKitchen } from '#domain/composing/dish-cards.ts'
import { prepareKitchen } from '#domain/matching/kitchen.ts'
import { rarityWeights } from '#domain/matching/weights.ts'
import { usualStaples } from '#domain/pantry/staples.ts'
import { isMainMeal } from '#domain/recipes/main-meal.ts'
import { noRules } from '#domain/recipes/suits-diet.ts'
import { seededRandom } from '#domain/testing/random.ts'
import { candidatesFor } from '#domain/week/solver/candidates-of.ts'
import { costOf, cookedIn, rescuedIn } from '#domain/week/solver/cost.ts'
import { solvingBy } from '#domain/week/solver/highs.ts'
import { solveWeek } from '#domain/week/solver/solve-week.ts'
import { packageGramsOf, stocksIn } from '#domain/week/solver/stocks-of.ts'
import { stocksOf } from '#domain/week/solver/ways.ts'
import { readCatalogue } from '#catalogue/read.ts'
import { readPackages, writePackages } from '#catalogue/transport-packages.ts'
import { toCatalogueFile } from '#catalogue/write.ts'
import { corpusOf } from '/work/wt/d/bench/matching/corpus.ts'

const n = Number(process.argv[2] ?? 10), size = process.argv[3] ?? 'catalogue'
const { vocabulary, cards: own, composing } = await catalogueRecipes()
const { catalogue } = await readCatalogue()
const packages = readPackages(JSON.parse(JSON.stringify(writePackages(catalogue))), 'metric')
let cards = own
if (size !== 'catalogue') {
  const file = toCatalogueFile(catalogue)
  const corpus = corpusOf(file, 20)
  cards = Array.from({ length: Number(size) }, (_, i) => corpus.recipe(i + 1)).map((r) => ({
    id: r.id, slug: null, title: r.title, image: '', servings: 4, difficulty: r.difficulty as never, cuisine: r.cuisine, mealType: r.mealType,
    diets: r.diets, contains: [], freeOf: [], season: r.season, tags: [], isPremium: false, rating: r.rating, reviewCount: r.reviewCount, readyInMinutes: r.minutes,
    needs: [...r.needs.map((need) => ({ ingredient: file.ingredients[Math.abs(need) - 1]?.slug ?? null, text: '', optional: need < 0 })), ...(r.unread ? [{ ingredient: null, text: '?', optional: false }] : [])],
  }))
}
const draw = kitchensOf(own, vocabulary)
const cpu = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000
const rawSolve = solvingBy(await (loadHighs as any)({ print: (l: string) => process.stderr.write(l + '\n') }) as never)
let log: string[] = []
const solve = ((program: any, options: any) => { const t = cpu(); const r = rawSolve(program, options); log.push(`${program.numCols}x${program.numRows}/${program.indices.length} ${Math.round(cpu() - t)}ms`); return r }) as typeof rawSolve
const weightOf = rarityWeights(cards)
const random = seededRandom(1)
const meals = Array.from({ length: 7 }, (_, day) => ({ id: `${day}`, day, servings: 2 }))
const times: number[] = []
let sums = { top: 0, written: 0, all: 0, bt: 0, bw: 0, ba: 0, opt: 0, n: 0 }
for (let k = 0; k < n; k++) {
  const entries = draw(random)
  const kitchen = prepareKitchen(withLikely(entries, usualStaples, vocabulary, noRules), usualStaples, vocabulary, noRules)
  const dishes = cardsOfKitchen(kitchen, composing!)
  const isMain = ({ recipe }: any) => recipe.mealType.length === 0 || recipe.mealType.some(isMainMeal)
  const t0 = performance.now()
  const written = answersOf(cards, [], kitchen, 'ready-now', weightOf).filter(isMain)
  const all = answersOf(cards, dishes, kitchen, 'ready-now', weightOf).filter(isMain)
  const t1 = performance.now()
  const stocks = stocksIn(kitchen, packages, 10)
  const known = { stocks: stocksOf({ stocks }), packages, wishes: [] }
  const places = meals.map((_, place) => place)
  const seating = { kitchen, meals: places.map((place) => ({ place, mealType: 'dinner' })), againAt: places }
  const build = (ranked: any, leftoverDays: number, mostPackages: number | null, only?: number) => {
    const candidates = candidatesFor(ranked, seating, known).slice(0, only)
    const things = new Set([...stocks.map((s) => s.thing), ...candidates.flatMap((c) => c.buys.map((b) => b.thing))])
    return { meals, stocks, candidates, wishes: [], packages: new Map([...things].flatMap((t) => { const g = packageGramsOf(t, vocabulary, packages); return g === undefined ? [] : [[t, g] as const] })), spared: new Map([...new Set(candidates.flatMap((c) => c.groups))].filter((g) => g.startsWith('cuisine')).map((g) => [g, 1] as const)), leftoverDays, mostPackages }
  }
  const count = (p: any, plan: any) => { const c = cookedIn(p, plan); return [...rescuedIn(p, c)].filter(([t, g]) => g === (stocks.find((s) => s.thing === t)!.grams ?? 100)).length }
  const opts = { solve, clock: () => performance.now(), milliseconds: 100000 }
  const topP = build(written, 0, null, 7)
  const top = solveWeek(topP, opts)
  const t2 = cpu(); log = []
  const wp = build(written, 0, top.cost.packages)
  const w = process.argv[4] === 'w' ? solveWeek(wp, opts) : top
  const t3 = cpu(); log = []
  const ap = build(all, 3, top.cost.packages)
  const a = solveWeek(ap, opts)
  const t4 = cpu()
  const row = { perish: stocks.length, match: Math.round(t1 - t0), cands: wp.candidates.length, dishes: dishes.length, tw: Math.round(t3 - t2), ta: Math.round(t4 - t3), top: count(topP, top.plan), w: count(wp, w.plan), a: count(ap, a.plan), bt: top.cost.packages, bw: w.cost.packages, ba: a.cost.packages, log: log.join(' '), pw: w.proof.kind, pa: a.proof.kind }
  console.log(JSON.stringify(row))
  times.push(row.ta)
  sums = { top: sums.top + row.top, written: sums.written + row.w, all: sums.all + row.a, bt: sums.bt + row.bt, bw: sums.bw + row.bw, ba: sums.ba + row.ba, opt: sums.opt + (row.pa === 'optimal' ? 1 : 0), n: sums.n + 1 }
}
times.sort((a, b) => a - b)
console.log(sums, 'p50', times[times.length >> 1], 'max', times.at(-1), 'w/top', sums.written / sums.top, 'a/top', sums.all / sums.top)
