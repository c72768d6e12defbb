import { listedBy } from '../../matching/listed-by.ts'
import { one, type ProgramWriter, type Terms } from './linear-program.ts'
import type { WeekProblem, Wish } from './problem.ts'
import type { Place, Way } from './ways.ts'

/** Ways that may stand at the same places and count for the same: which of the places each gets is all one. */
export interface Kin {
  ways: readonly number[]
  places: readonly number[]
  counts: readonly string[]
}

/** A wish for certain meals hangs on where a dish stands; one for all meals does not. */
const isForCertain = ({ meals }: Wish) => meals !== undefined

export function kinsOf(ways: readonly Way[], problem: WeekProblem): Kin[] {
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
export function writeMeals(
  writer: ProgramWriter,
  problem: WeekProblem,
  { ways, kins, places }: { ways: readonly Way[]; kins: readonly Kin[]; places: readonly Place[] },
) {
  const empty = problem.meals.map(() => writer.column(1, true))
  const stands = kins.map((kin) =>
    kin.places.map((place) => ({ place, column: writer.column(1, true) })),
  )
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

/** Writes by how many meals each wish is missed. */
export function writeWishes(
  writer: ProgramWriter,
  problem: WeekProblem,
  {
    ways,
    kins,
    places,
    stands,
  }: {
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
