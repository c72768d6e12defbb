import type { FactTable } from '../../tests/diets/read-table.ts'
import type { Answer, Dish } from './answer.ts'
import { type Belief, brierOf } from './brier.ts'
import type { Household } from './household.ts'
import { brokenIn } from './unsafe.ts'

/** How a kitchen fared, as the JSON has it. */
export interface Row {
  name: string
  /** Things that were typed. */
  size: number
  /** Dishes for which nothing is to be bought, and nothing is assumed that is not there. */
  noShopping: number
  /** Whether a dish that a cook would name is among the first three. */
  expected: boolean
  /** The first ten titles. */
  first: readonly string[]
}

/** A row with what the totals need beside it. */
export interface Judged {
  row: Row
  /** Different mains among the first ten. */
  distinct: number
  /** What was offered and must not be, each with its reason. */
  unsafe: readonly string[]
  beliefs: readonly Belief[]
}

export interface Report {
  kitchens: number
  atLeastThree: number
  expectedAmongFirstThree: number
  /** A median. */
  distinctAmongFirstTen: number
  unsafe: number
  brier: number | null
  rows: readonly Row[]
}

/** What a household can cook tonight as it stands. */
function needsNoShopping({ isReady, assumed }: Dish): boolean {
  return isReady && assumed.every(({ isAtHome }) => isAtHome)
}

export function judgeKitchen(household: Household, answer: Answer, table: FactTable): Judged {
  const firstTen = answer.dishes.slice(0, 10)
  const counted = answer.dishes.filter(needsNoShopping)
  const isNamed = ({ title }: Dish) => household.expected.some((pattern) => pattern.test(title))
  return {
    row: {
      name: household.name,
      size: answer.size,
      noShopping: counted.length,
      expected: firstTen.slice(0, 3).some(isNamed),
      first: firstTen.map(({ title }) => title),
    },
    distinct: new Set(firstTen.map(({ main }) => main)).size,
    unsafe: [...new Set([...counted, ...firstTen])].flatMap((dish) => {
      const broken = brokenIn(dish, household.settings, table)
      return broken === undefined ? [] : [`${household.name}: ${dish.title}: ${broken}`]
    }),
    beliefs: answer.beliefs,
  }
}

/** The middle value, of an even number the mean of both; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = sorted.slice(
    Math.floor((sorted.length - 1) / 2),
    Math.floor(sorted.length / 2) + 1,
  )
  return middle.reduce((sum, value) => sum + value, 0) / Math.max(1, middle.length)
}

export function reportOf(judged: readonly Judged[]): Report {
  const rows = judged.map(({ row }) => row)
  return {
    kitchens: rows.length,
    atLeastThree: rows.filter(({ noShopping }) => noShopping >= 3).length,
    expectedAmongFirstThree: rows.filter(({ expected }) => expected).length,
    distinctAmongFirstTen: medianOf(judged.map(({ distinct }) => distinct)),
    unsafe: judged.flatMap(({ unsafe }) => unsafe).length,
    brier: brierOf(judged.flatMap(({ beliefs }) => beliefs)),
    rows,
  }
}
