import { expect, it } from 'vitest'
import { ProgramWriter } from './linear-program.ts'
import type { Stock, WeekProblem } from './problem.ts'
import type { Way } from './ways.ts'
import { writeRescues } from './write-rescues.ts'

const nothingElse = {
  meals: [],
  candidates: [],
  wishes: [],
  packages: new Map(),
  spared: new Map(),
  leftoverDays: 0,
  mostPackages: null,
}
const things = ['leek', 'salmon', 'spinach']

/** Two dishes that save two of three things each, the middle one both of them. */
function written(grams: number | null, saved: number) {
  const stocks = things.map((thing): Stock => ({ thing, grams, worth: 100, lastDay: 2 }))
  const problem: WeekProblem = { ...nothingElse, stocks }
  const way = (of: readonly string[], candidate: number): Way => ({
    candidate,
    servings: 2,
    isForTwo: false,
    places: [0],
    draws: [],
    buys: [],
    rescues: new Map(of.map((thing) => [thing, saved])),
  })
  const ways = [way(things.slice(0, 2), 0), way(things.slice(1), 1)]
  const writer = new ProgramWriter()
  for (const _ of ways) writer.column(1, true)
  const rescues = writeRescues(writer, problem, ways)
  return { ...rescues, program: writer.finished(rescues.goal.terms, []) }
}

it('counts what is saved in whole steps where all of it is saved or nothing', () => {
  const { goal, program, valuesOf } = written(null, 100)
  expect(goal).toMatchObject({ step: 100, most: 300, base: 300 })
  expect([...program.integrality]).toEqual([1, 1, 1, 1, 1, 1])
  expect(goal.terms).toEqual([[5, -100]])
  const values = valuesOf(
    new Map([
      ['leek', 100],
      ['salmon', 100],
    ] as const),
  )
  expect(values).toEqual([
    [2, 1],
    [3, 1],
    [4, 0],
    [5, 2],
  ])
})

it('counts grams where a step is no more than one', () => {
  const { goal, program, valuesOf } = written(150, 77)
  expect(goal).toMatchObject({ step: 1, most: 450 })
  expect([...program.integrality]).toEqual([1, 1, 0, 0, 0])
  expect(valuesOf(new Map([['salmon', 150]]))).toEqual([
    [2, 0],
    [3, 150],
    [4, 0],
  ])
})
