import { listedBy } from '../../matching/listed-by.ts'
import { cookedIn, countFor, type Level, missedBy, mostOf, packagesIn, rescuedIn } from './cost.ts'
import type { Goal } from './goal.ts'
import { one, ProgramWriter } from './linear-program.ts'
import type { Served, WeekPlan, WeekProblem } from './problem.ts'
import type { Place, Way } from './ways.ts'
import { stepOf } from './step-of.ts'
import { kinsOf, writeMeals, writeWishes } from './write-meals.ts'
import { writePackages } from './write-packages.ts'
import { writeRescues } from './write-rescues.ts'

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

function writeGroups(writer: ProgramWriter, problem: WeekProblem, ways: readonly Way[]) {
  const byGroup = listedBy(
    ways.keys(),
    (at) => problem.candidates[ways[at]?.candidate ?? -1]?.groups ?? [],
  )
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

/** How many meals stay as they were where a way is taken. */
function keptBy(
  { candidate, places: of }: Way,
  places: readonly Place[],
  { before = [] }: WeekProblem,
) {
  const place = places[of[0] ?? -1]
  const was = place === undefined ? undefined : before[place.meal]
  if (place === undefined || was?.kind !== 'cooked' || was.candidate !== candidate) return 0
  const again = before[place.again ?? -1]
  return again?.kind === 'again' && again.of === place.meal ? 2 : 1
}

/** The goal that all stays as it was: each way that a former plan asks about has one place alone. */
function keptOf(problem: WeekProblem, ways: readonly Way[], places: readonly Place[]): Goal {
  const most = (problem.before ?? []).filter(({ kind }) => kind !== 'nothing').length
  const kept = most === 0 ? [] : ways.map((way, at) => [at, -keptBy(way, places, problem)] as const)
  return { terms: kept.filter(([, count]) => count !== 0), most, step: 1, base: most }
}

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
  const minutes = ways.map(
    ({ candidate }, at) => [at, problem.candidates[candidate]?.minutes ?? 0] as const,
  )
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
      const where = places.findIndex(
        ({ meal, again }) => meal === place.meal && again === place.again,
      )
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
    for (const [column, value] of rescues.valuesOf(rescuedIn(problem, cooked))) {
      values[column] = value
    }
    for (const [at, wish] of problem.wishes.entries()) {
      const count = countFor(wish, cooked)
      const { short = -1, over = -1 } = misses[at] ?? {}
      values[short] = Math.max(0, (wish.atLeast ?? 0) - count)
      values[over] = missedBy(
        { id: wish.id, ...(wish.atMost !== undefined && { atMost: wish.atMost }) },
        count,
      )
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
      empty: { terms: one(empty), most: meals, step: 1, base: 0 },
      unmet: { terms: one(missed), most: meals * problem.wishes.length, step: 1, base: 0 },
      changed: keptOf(problem, ways, places),
      wasted: rescues.goal,
      packages: {
        terms: costs,
        most:
          problem.mostPackages ?? sum(costs.map(([column, each]) => each * writer.upperOf(column))),
        step: 1,
        base: 0,
      },
      repeated: { terms: one([...repeats.values()]), most: meals * repeats.size, step: 1, base: 0 },
      minutes: {
        terms: minutes,
        most: meals * Math.max(0, ...minutes.map(([, each]) => each)),
        step: stepOf(minutes.map(([, each]) => each)),
        base: 0,
      },
    },
  }
}
