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
import { type Place, stocksOf, type Way } from './ways.ts'

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

/** What one thing asks of a program: who takes it, in ten times the grams of which a tenth may lack. */
interface Asking {
  thing: IngredientId
  /** Ways for which it is bought, by their columns. */
  buys: Terms
  /** Ways that take it of what is at home, where somebody said how much that is. */
  draws: Terms
  /** Ten times the grams at home. */
  held: number
  /** Ten times the grams in a package. */
  size: number
  /** More packages than these nobody needs. */
  most: number
}

/** All things that may have to be bought. */
function askingsOf(problem: WeekProblem, ways: readonly Way[]): Asking[] {
  const stocks = stocksOf(problem)
  const meals = problem.meals.length
  const buys = new Map<IngredientId, [number, number][]>()
  const draws = new Map<IngredientId, [number, number][]>()
  for (const [at, way] of ways.entries()) {
    for (const [list, amounts] of [[buys, way.buys], [draws, way.draws]] as const) {
      for (const { thing, grams } of amounts) {
        const of = list.get(thing)
        if (of === undefined) list.set(thing, [[at, 9 * (grams ?? 0)]])
        else of.push([at, 9 * (grams ?? 0)])
      }
    }
  }
  return [...new Set([...buys.keys(), ...draws.keys()])].flatMap((thing): Asking[] => {
    const stated = stocks.get(thing)?.grams ?? null
    const [bought, drawn] = [buys.get(thing) ?? [], draws.get(thing) ?? []]
    const largest = meals * Math.max(0, ...[...bought, ...drawn].map(([, grams]) => grams))
    const held = 10 * (stated ?? 0)
    const mayLack = stated !== null && meals * Math.max(0, ...drawn.map(([, grams]) => grams)) > held
    if (bought.length === 0 && !mayLack) return []
    const size = 10 * (problem.packages.get(thing) ?? Math.max(1, largest))
    const most = Math.max(1, Math.ceil(largest / size))
    return [{ thing, buys: bought, draws: mayLack ? drawn : [], held, size, most }]
  })
}

/** Things of which one package is enough for all and that the same ways need: they are bought together or not at all. */
function boughtAlike(askings: readonly Asking[]): Asking[][] {
  const isPlain = ({ draws, most }: Asking) => draws.length === 0 && most === 1
  const groups = listedBy(askings, (asking) => [
    isPlain(asking) ? asking.buys.map(([way]) => way).join() : asking.thing,
  ])
  return [...groups.values()]
}

/** Writes what is bought: whole packages, of which all dishes take, beside what is at home. */
function writePackages(writer: ProgramWriter, problem: WeekProblem, ways: readonly Way[]) {
  const dishOf = (way: number) => problem.candidates[ways[way]?.candidate ?? -1]?.dish ?? ''
  const packages: { things: readonly IngredientId[]; column: number }[] = []
  const counts = new Map<number, number>()
  const count = (column: number, each: number) => counts.set(column, (counts.get(column) ?? 0) + each)
  for (const group of boughtAlike(askingsOf(problem, ways))) {
    const [first] = group
    if (first === undefined) continue
    const { buys, draws, held, size, most } = first
    const byDish = listedBy(
      buys.map(([way]) => way),
      (way) => [dishOf(way)],
    )
    if (byDish.size === 1 && draws.length === 0) {
      // Only one dish needs it, so that each of its ways needs a number that is known.
      for (const [way, grams] of buys) count(way, group.length * Math.max(1, Math.ceil(grams / size)))
      continue
    }
    const column = writer.column(Math.min(most, problem.mostPackages ?? most), true)
    packages.push({ things: group.map(({ thing }) => thing), column })
    count(column, group.length)
    for (const of of byDish.values()) writer.row([...one(of), [column, -1]], { atMost: 0 })
    if (most > 1) writer.row([...buys, [column, -size]], { atMost: 0 })
    if (draws.length > 0) writer.row([...buys, ...draws, [column, -size]], { atMost: held })
  }
  const costs: Terms = [...counts]
  if (problem.mostPackages !== null) writer.row(costs, { atMost: problem.mostPackages })
  return { packages, costs }
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

/** Writes a problem as a program over some ways. */
export function programOf(
  problem: WeekProblem,
  ways: readonly Way[],
  places: readonly Place[],
): WeekProgram {
  const kins = kinsOf(ways, problem)
  const writer = new ProgramWriter()
  for (const _ of ways) writer.column(1, true)
  const { empty, stands } = writeMeals(writer, problem, { ways, kins, places })
  const misses = writeWishes(writer, problem, { ways, kins, places, stands })
  const { packages, costs } = writePackages(writer, problem, ways)
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
    const bought = packagesIn(problem, cooked)
    for (const { things, column } of packages) {
      values[column] = Math.max(0, ...things.map((thing) => bought.get(thing) ?? 0))
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
        terms: costs,
        most:
          problem.mostPackages ?? sum(costs.map(([column, each]) => each * writer.upperOf(column))),
      },
      repeated: { terms: one([...repeats.values()]), most: meals * repeats.size },
      minutes: { terms: minutes, most: meals * Math.max(0, ...minutes.map(([, each]) => each)) },
    },
  }
}
