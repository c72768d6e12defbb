import type { IngredientId } from '../../ingredients/vocabulary.ts'
import { listedBy } from '../../matching/listed-by.ts'
import { one, type ProgramWriter, type Terms } from './linear-program.ts'
import { tenfold } from './packages.ts'
import type { WeekProblem } from './problem.ts'
import { stocksOf, type Way } from './ways.ts'

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
    for (const [list, amounts] of [
      [buys, way.buys],
      [draws, way.draws],
    ] as const) {
      for (const { thing, grams } of amounts) {
        const of = list.get(thing)
        if (of === undefined) list.set(thing, [[at, tenfold(grams ?? 0)]])
        else of.push([at, tenfold(grams ?? 0)])
      }
    }
  }
  return [...new Set([...buys.keys(), ...draws.keys()])].flatMap((thing): Asking[] => {
    const stated = stocks.get(thing)?.grams ?? null
    const [bought, drawn] = [buys.get(thing) ?? [], draws.get(thing) ?? []]
    const largest = meals * Math.max(0, ...[...bought, ...drawn].map(([, grams]) => grams))
    const held = 10 * (stated ?? 0)
    const mayLack =
      stated !== null && meals * Math.max(0, ...drawn.map(([, grams]) => grams)) > held
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
export function writePackages(writer: ProgramWriter, problem: WeekProblem, ways: readonly Way[]) {
  const dishOf = (way: number) => problem.candidates[ways[way]?.candidate ?? -1]?.dish ?? ''
  const packages: { things: readonly IngredientId[]; column: number }[] = []
  const counts = new Map<number, number>()
  const count = (column: number, each: number) =>
    counts.set(column, (counts.get(column) ?? 0) + each)
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
      for (const [way, grams] of buys)
        count(way, group.length * Math.max(1, Math.ceil(grams / size)))
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
