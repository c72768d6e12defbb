import type { FoodRow, HouseholdWeight } from '#catalogue/rows/food-rows.ts'
import { type FoundRow, wordsOf } from '#catalogue/rows/find-rows.ts'
import { measuresOf } from '#catalogue/rows/row-measures.ts'
import { isScale, ratioOf } from '#domain/ingredients/unit-ratios.ts'
import { unitFromWords } from '#domain/ingredients/unit-words.ts'
import type { Unit } from '#domain/ingredients/units.ts'
import { gramsOfLine, type Size } from '#domain/recipes/weigh.ts'
import { portionOf } from './portions.ts'

export interface RowLine {
  amount: number
  unit: Unit | null
  size: Size | null
  /** All that is said of it, to choose between two weights of a row. */
  text: string
}

const scaleWords = /^(?:oz|lb|g|fl oz|ml|cup|tbsp|tsp|tablespoon|teaspoon|pint|quart|cubic inch)\b/u

/** How many words of a weight the line has too: "cup, diced" of "a cup of diced ham". */
function shared({ of }: HouseholdWeight, asked: readonly string[]): number {
  return wordsOf(of).filter((word) => asked.includes(word)).length
}

function bestOf(
  weights: readonly HouseholdWeight[],
  asked: readonly string[],
): HouseholdWeight | undefined {
  return weights.toSorted((a, b) => shared(b, asked) - shared(a, asked))[0]
}

/** Grams of a line by what its row says of measures; null where it says nothing of them. */
export function gramsByRow(line: RowLine, row: FoodRow, isNamed: boolean): number | null {
  const { amount, unit, size, text } = line
  const measures = measuresOf(row)
  const asked = wordsOf(text)
  if (unit !== null && isScale(unit)) {
    const cups = row.weights.filter(({ of }) => /^cup\b/u.test(of))
    const cup = bestOf(cups, asked)
    const half = row.weights.find(({ of }) => /1\/2 cup/u.test(of))
    const grams =
      cup === undefined ? half && (half.grams / half.amount) * 2 : cup.grams / cup.amount
    return gramsOfLine({ amount, unit }, { ...measures, cup: grams ?? measures.cup })
  }
  const counted = row.weights.filter(
    ({ of }) => !scaleWords.test(of) && (unit === 'slice' || !/^slice\b/u.test(of)),
  )
  const named = bestOf(counted, asked)
  if (named === undefined) return null
  const isUnit = unit === null || unitFromWords(wordsOf(named.of)[0] ?? '') === unit
  if (isNamed && (shared(named, asked) === 0 || !isUnit)) return null
  const length = /\b12[ -]inch/iu.test(text) ? 12 : 6
  const inches = /^inch\b/u.test(named.of) ? length : 1
  const one = (named.grams / named.amount) * inches
  const isSized = size !== null && new RegExp(`\\b${size}\\b`, 'u').test(named.of)
  if (size === null || isSized) return amount * one
  return gramsOfLine({ amount, unit: 'piece', size }, { category: '', piece: one, weights: {} })
}

/** How far a row may be from the best one and still lend it a weight. */
const lendsFrom = 0.45

/** Grams by the row itself, else by the next ones like it, else as such a thing is served; null where nobody knows. */
export function gramsByRows(line: RowLine, found: readonly FoundRow[]): number | null {
  const [best] = found
  if (best === undefined) return null
  const own = gramsByRow(line, best.row, true)
  if (own !== null) return own
  const isCounted = line.unit === null || line.unit === 'piece'
  const portion = isCounted ? portionOf(line.text, line.size) : null
  if (portion !== null) return line.amount * portion
  for (const { row } of found.filter(({ score }) => score >= best.score * lendsFrom)) {
    const grams = gramsByRow(line, row, true)
    if (grams !== null) return grams
  }
  if (isCounted && line.amount > 1) return null
  return gramsByRow(line, best.row, false) ?? usual(line)
}

/** Of measures that the table has for no food like it. */
function usual({ amount, unit }: RowLine): number | null {
  const cups = unit === null ? null : ratioOf('cup', unit)
  return cups === null ? null : amount * cups * 200
}
