import type { IngredientId } from '../../ingredients/vocabulary.ts'
import { listedBy } from '../../matching/listed-by.ts'
import {
  cookedIn,
  countFor,
  type Level,
  missedBy,
  mostOf,
  packagesIn,
  rescuedIn,
} from './cost.ts'
import { ProgramWriter, type Terms } from './linear-program.ts'
import type { Served, WeekPlan, WeekProblem, Wish } from './problem.ts'
import { type Place, placesOf, stocksOf, type Way, waysOf } from './ways.ts'

/** Ways that may stand at the same places and count for the same: which of the places each gets is all one. */
interface Kin {
  ways: readonly number[]
  places: readonly number[]
  counts: readonly string[]
}

/** What is to be as little as can be at one level, and what it never exceeds. All of it are whole numbers. */
export interface Goal {
  terms: Terms
  most: number
}

/** A problem as a program, and the way there and back. */
export interface WeekProgram {
  writer: ProgramWriter
  goals: Readonly<Record<Level, Goal>>
  ways: readonly Way[]
  planOf: (values: Float64Array) => WeekPlan
  /** Null for a plan with a way that was left out. */
  valuesOf: (plan: WeekPlan) => Float64Array | null
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

const one = (columns: readonly number[]): Terms => columns.map((column) => [column, 1] as const)

/** A wish for certain meals hangs on where a dish stands; one for all meals does not. */
const isForCertain = ({ meals }: Wish) => meals !== undefined

function kinsOf(ways: readonly Way[], problem: WeekProblem): Kin[] {
  const certain = problem.wishes.filter(isForCertain).map(({ id }) => id)
  const countsOf = ({ candidate }: Way) =>
    certain.filter((id) => problem.candidates[candidate]?.counts.includes(id))
  const alike = listedBy(ways.keys(), (at) => {
    const way = ways[at]
    return way === undefined ? [] : [`${way.places.join()}|${countsOf(way).join()}`]
  })
  return [...alike.values()].flatMap((of): Kin[] => {
    const way = of[0] === undefined ? undefined : ways[of[0]]
    return way === undefined ? [] : [{ ways: of, places: way.places, counts: countsOf(way) }]
  })
}

/** How many of the meals of a wish a dish at a place is for. */
function countAt({ meals, whenCooked = false }: Wish, { meal, again }: Place): number {
  const isAbout = (each: number) => meals === undefined || meals.includes(each)
  return (isAbout(meal) ? 1 : 0) + (again !== null && !whenCooked && isAbout(again) ? 1 : 0)
}

/** Writes the rows that tie dishes to meals: each meal has one thing or nothing, no dish is cooked twice. */
function writeMeals(
  writer: ProgramWriter,
  problem: WeekProblem,
  { ways, kins, places }: { ways: readonly Way[]; kins: readonly Kin[]; places: readonly Place[] },
) {
  const empty = problem.meals.map(() => writer.column(1, true))
  const stands = kins.map((kin) => kin.places.map((place) => ({ place, column: writer.column(1, true) })))
  for (const [at, kin] of kins.entries()) {
    const there = (stands[at] ?? []).map(({ column }) => [column, -1] as const)
    writer.row([...one(kin.ways), ...there], { atLeast: 0, atMost: 0 })
  }
  for (const [meal, nothing] of empty.entries()) {
    const here = stands.flat().filter(({ place }) => {
      const { meal: cooked, again } = places[place] ?? {}
      return cooked === meal || again === meal
    })
    const columns = [nothing, ...here.map(({ column }) => column)]
    writer.row(one(columns), { atLeast: 1, atMost: 1 })
  }
  const byDish = listedBy(ways.keys(), (at) => {
    const candidate = problem.candidates[ways[at]?.candidate ?? -1]
    return candidate === undefined ? [] : [candidate.dish]
  })
  for (const of of byDish.values()) if (of.length > 1) writer.row(one(of), { atMost: 1 })
  return { empty, stands, byDish }
}

function writeWishes(
  writer: ProgramWriter,
  problem: WeekProblem,
  { ways, kins, places, stands }: {
    ways: readonly Way[]
    kins: readonly Kin[]
    places: readonly Place[]
    stands: readonly (readonly { place: number; column: number }[])[]
  },
) {
  const most = problem.meals.length
  return problem.wishes.map((wish) => {
    const { atLeast = 0, atMost = Infinity } = wish
    const counted: Terms = isForCertain(wish)
      ? kins.flatMap(({ counts }, at) =>
          counts.includes(wish.id)
            ? (stands[at] ?? []).flatMap(({ place, column }) => {
                const where = places[place]
                return where === undefined ? [] : [[column, countAt(wish, where)] as const]
              })
            : [],
        )
      : ways.flatMap(({ candidate, isForTwo }, column) =>
          problem.candidates[candidate]?.counts.includes(wish.id)
            ? [[column, isForTwo && wish.whenCooked !== true ? 2 : 1] as const]
            : [],
        )
    const short = writer.column(Math.max(0, atLeast), false)
    const over = writer.column(most, false)
    if (atLeast > 0) writer.row([...counted, [short, 1]], { atLeast })
    if (atMost < most) writer.row([...counted, [over, -1]], { atMost })
    return { short, over }
  })
}

/** Writes what is bought: whole packages, of which all dishes take, beside what is at home. */
function writePackages(writer: ProgramWriter, problem: WeekProblem, ways: readonly Way[]) {
  const stocks = stocksOf(problem)
  const meals = problem.meals.length
  const drawers = listedBy(ways.keys(), (at) =>
    (ways[at]?.draws ?? []).flatMap(({ thing, grams }) => (grams === null ? [] : [thing])),
  )
  const buyers = listedBy(ways.keys(), (at) => (ways[at]?.buys ?? []).map(({ thing }) => thing))
  const gramsOf = (at: number, list: 'draws' | 'buys', thing: IngredientId) =>
    ways[at]?.[list].find((each) => each.thing === thing)?.grams ?? 0
  const packages = new Map<IngredientId, number>()
  for (const thing of new Set([...drawers.keys(), ...buyers.keys()])) {
    const held = stocks.get(thing)?.grams ?? null
    const holds = problem.packages.get(thing)
    const bought = buyers.get(thing) ?? []
    const buys = bought.map((at) => [at, 9 * gramsOf(at, 'buys', thing)] as const)
    const drawn = held === null ? [] : (drawers.get(thing) ?? [])
    const draws = drawn.map((at) => [at, 9 * gramsOf(at, 'draws', thing)] as const)
    const largest = Math.max(0, ...[...buys, ...draws].map(([, grams]) => grams))
    const mayLack = held !== null && meals * largest > 10 * held && draws.length > 0
    if (bought.length === 0 && !mayLack) continue
    const size = 10 * (holds ?? meals * largest)
    const most = holds === undefined ? 1 : Math.max(1, Math.ceil((meals * largest) / size))
    const column = writer.column(Math.min(most, problem.mostPackages ?? most), true)
    packages.set(thing, column)
    // One row a dish: what needs one package at all.
    const byDish = listedBy(bought, (at) => {
      const candidate = problem.candidates[ways[at]?.candidate ?? -1]
      return candidate === undefined ? [] : [candidate.dish]
    })
    for (const of of byDish.values()) writer.row([...one(of), [column, -1]], { atMost: 0 })
    if (holds !== undefined && meals * largest > size) {
      writer.row([...buys, [column, -size]], { atMost: 0 })
    }
    if (mayLack) writer.row([...buys, ...draws, [column, -size]], { atMost: 10 * (held ?? 0) })
  }
  if (problem.mostPackages !== null) {
    writer.row(one([...packages.values()]), { atMost: problem.mostPackages })
  }
  return packages
}

function writeRescues(writer: ProgramWriter, problem: WeekProblem, ways: readonly Way[]) {
  const rescues = new Map<IngredientId, number>()
  for (const { thing, grams, worth, lastDay } of problem.stocks) {
    if (lastDay === null) continue
    const users = ways.flatMap((way, at) => {
      const rescued = way.rescues.get(thing)
      return rescued === undefined ? [] : [[at, -rescued] as const]
    })
    if (users.length === 0) continue
    const column = writer.column(grams ?? worth, false)
    rescues.set(thing, column)
    writer.row([...users, [column, 1]], { atMost: 0 })
  }
  return rescues
}

function writeGroups(writer: ProgramWriter, problem: WeekProblem, ways: readonly Way[]) {
  const byGroup = listedBy(ways.keys(), (at) => problem.candidates[ways[at]?.candidate ?? -1]?.groups ?? [])
  const repeats = new Map<string, number>()
  for (const [group, of] of byGroup) {
    const atMost = mostOf(group, problem.spared)
    const dishes = new Set(of.map((at) => problem.candidates[ways[at]?.candidate ?? -1]?.dish))
    if (dishes.size <= atMost) continue
    const column = writer.column(problem.meals.length, false)
    repeats.set(group, column)
    writer.row([...one(of), [column, -1]], { atMost })
  }
  return repeats
}

/** The stocks that would spoil count together, in grams. */
const sumOfUppers = ({ stocks }: WeekProblem) =>
  stocks.reduce((sum, { grams, worth, lastDay }) => sum + (lastDay === null ? 0 : (grams ?? worth)), 0)

/** Writes a problem as a program. */
export function programOf(problem: WeekProblem): WeekProgram {
  const places = placesOf(problem)
  const ways = waysOf(problem, places)
  const kins = kinsOf(ways, problem)
  const writer = new ProgramWriter()
  for (const _ of ways) writer.column(1, true)
  const { empty, stands } = writeMeals(writer, problem, { ways, kins, places })
  const misses = writeWishes(writer, problem, { ways, kins, places, stands })
  const packages = writePackages(writer, problem, ways)
  const rescues = writeRescues(writer, problem, ways)
  const repeats = writeGroups(writer, problem, ways)
  const minutes = ways.map(({ candidate }, at) => [at, problem.candidates[candidate]?.minutes ?? 0] as const)
  const meals = problem.meals.length

  function planOf(values: Float64Array): WeekPlan {
    const isSet = (column: number) => (values[column] ?? 0) > 0.5
    const plan: Served[] = problem.meals.map(() => ({ kind: 'nothing' }))
    for (const [at, kin] of kins.entries()) {
      const taken = (stands[at] ?? []).filter(({ column }) => isSet(column))
      for (const [turn, way] of kin.ways.filter(isSet).entries()) {
        const place = places[taken[turn]?.place ?? -1]
        const { candidate, servings } = ways[way] ?? {}
        if (place === undefined || candidate === undefined || servings === undefined) continue
        plan[place.meal] = { kind: 'cooked', candidate, servings }
        if (place.again !== null) plan[place.again] = { kind: 'again', of: place.meal }
      }
    }
    return plan
  }

  function valuesOf(plan: WeekPlan): Float64Array | null {
    const values = new Float64Array(writer.size)
    const cooked = cookedIn(problem, plan)
    for (const { candidate, place } of cooked) {
      const where = places.findIndex(({ meal, again }) => meal === place.meal && again === place.again)
      const way = ways.findIndex(
        (each) => problem.candidates[each.candidate] === candidate && each.places.includes(where),
      )
      const kin = kins.findIndex((each) => each.ways.includes(way))
      const stand = stands[kin]?.find((each) => each.place === where)
      if (way < 0 || stand === undefined) return null
      values[way] = 1
      values[stand.column] = 1
    }
    for (const [meal, column] of empty.entries()) {
      values[column] = plan[meal]?.kind === 'nothing' ? 1 : 0
    }
    for (const [thing, count] of packagesIn(problem, cooked)) {
      values[packages.get(thing) ?? values.length] = count
    }
    for (const [thing, grams] of rescuedIn(problem, cooked)) {
      values[rescues.get(thing) ?? values.length] = grams
    }
    for (const [at, wish] of problem.wishes.entries()) {
      const count = countFor(wish, cooked)
      const { short = -1, over = -1 } = misses[at] ?? {}
      values[short] = Math.max(0, (wish.atLeast ?? 0) - count)
      values[over] = missedBy({ id: wish.id, ...(wish.atMost !== undefined && { atMost: wish.atMost }) }, count)
    }
    for (const [group, column] of repeats) {
      const count = cooked.filter(({ candidate }) => candidate.groups.includes(group)).length
      values[column] = Math.max(0, count - mostOf(group, problem.spared))
    }
    return values
  }

  const missed = misses.flatMap(({ short, over }) => [short, over])
  return {
    writer,
    ways,
    planOf,
    valuesOf,
    goals: {
      empty: { terms: one(empty), most: meals },
      unmet: { terms: one(missed), most: meals * problem.wishes.length },
      wasted: {
        terms: [...rescues.values()].map((column) => [column, -1] as const),
        most: sumOfUppers(problem),
      },
      packages: {
        terms: one([...packages.values()]),
        most: problem.mostPackages ?? sum([...packages.values()].map((each) => writer.upperOf(each))),
      },
      repeated: { terms: one([...repeats.values()]), most: meals * repeats.size },
      minutes: { terms: minutes, most: meals * Math.max(0, ...minutes.map(([, each]) => each)) },
    },
  }
}
