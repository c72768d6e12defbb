import type { IngredientId } from '../../ingredients/vocabulary.ts'
import type { Goal } from './goal.ts'
import { type ProgramWriter, type Terms } from './linear-program.ts'
import type { WeekProblem } from './problem.ts'
import { stepOf } from './step-of.ts'
import type { Way } from './ways.ts'

/** What is saved of one thing: grams where somebody said how much there is, otherwise all of it or nothing. */
interface Rescue {
  column: number
  /** Grams for each 1 of the column. */
  each: number
}

/** What can be saved of each stock that would spoil. */
const gramsToSave = ({ stocks }: WeekProblem): number[] =>
  stocks.flatMap(({ grams, worth, lastDay }) => (lastDay === null ? [] : (grams ?? worth)))

function writeEach(writer: ProgramWriter, problem: WeekProblem, ways: readonly Way[]) {
  const rescues = new Map<IngredientId, Rescue>()
  for (const { thing, grams, worth, lastDay } of problem.stocks) {
    if (lastDay === null) continue
    const users = ways.flatMap((way, at) => {
      const rescued = way.rescues.get(thing)
      return rescued === undefined ? [] : [[at, -rescued] as const]
    })
    if (users.length === 0) continue
    const isAllOrNothing = grams === null
    const column = writer.column(grams ?? 1, isAllOrNothing)
    rescues.set(thing, { column, each: isAllOrNothing ? worth : 1 })
    const savers = isAllOrNothing ? users.map(([at]) => [at, -1] as const) : users
    writer.row([...savers, [column, 1]], { atMost: 0 })
  }
  return rescues
}

/**
 * Writes what is saved. Where the sum goes up by steps of several grams, a column counts these: it is whole, so that a
 * bound between two steps is rounded at once.
 */
export function writeRescues(writer: ProgramWriter, problem: WeekProblem, ways: readonly Way[]) {
  const rescues = writeEach(writer, problem, ways)
  const most = gramsToSave(problem).reduce((all, each) => all + each, 0)
  const rescued = ways.flatMap(({ rescues: of }) => [...of.values()])
  const step = stepOf([...gramsToSave(problem), ...rescued])
  const saved: Terms = [...rescues.values()].map(({ column, each }) => [column, each] as const)
  const steps = step > 1 ? writer.column(most / step, true) : null
  if (steps !== null) {
    const inSteps = saved.map(([column, each]) => [column, each / step] as const)
    writer.row([...inSteps, [steps, -1]], { atLeast: 0, atMost: 0 })
  }
  const terms: Terms =
    steps === null ? saved.map(([column, each]) => [column, -each] as const) : [[steps, -step]]
  const goal: Goal = { terms, most, step, base: most }

  /** The values of the columns where so many grams of each thing are saved. */
  function valuesOf(grams: ReadonlyMap<IngredientId, number>): Terms {
    const values = [...rescues].map(
      ([thing, { column, each }]) => [column, (grams.get(thing) ?? 0) / each] as const,
    )
    const all = [...rescues.keys()].reduce((sum, thing) => sum + (grams.get(thing) ?? 0), 0)
    return steps === null ? values : [...values, [steps, all / step]]
  }

  return { goal, valuesOf }
}
