import {
  type FoundRow,
  findRows,
  type RowIndex,
  type WordWeights,
} from '#catalogue/rows/find-rows.ts'
import type { Catalogue, CatalogueIngredient } from '#catalogue/read.ts'
import { foodInStates } from '#catalogue/food-in-states.ts'
import { readMeasure } from '#domain/ingredients/measure.ts'
import { readLine } from '#domain/ingredients/resolve.ts'
import type { Unit } from '#domain/ingredients/units.ts'
import type { Nutrition, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { inState, sizeInWords, stateInWords } from '#domain/recipes/food-state.ts'
import { gramsEaten } from '#domain/recipes/weigh.ts'
import { gramsByRows } from './weigh-row.ts'

/** Everything that an answer stands on. */
export interface Kitchen {
  catalogue: Catalogue
  vocabulary: Vocabulary
  byId: ReadonlyMap<string, CatalogueIngredient>
  rows: RowIndex
}

/** A line of food with what it weighs and holds. */
export interface Answer {
  grams: number
  /** Of 100 g. */
  nutrition: Nutrition
}

interface RowAnswer extends Answer {
  found: FoundRow
  unit: Unit | null
  /** Grams of carbohydrate by which the next best rows differ. */
  spread: number
}

const middle = (amount: { min: number; max: number | null } | null) =>
  amount === null ? 1 : amount.max === null ? amount.min : (amount.min + amount.max) / 2

/** By the catalogue: the line as a recipe of one's own is read. */
export function byCatalogue(text: string, kitchen: Kitchen): Answer | null {
  const line = readLine(text, kitchen.vocabulary)
  if (line.resolution.kind !== 'resolved') return null
  const entry = kitchen.byId.get(line.resolution.ingredient)
  if (entry === undefined) return null
  const state = stateInWords(line.unit === 'can' ? 'canned' : null, line.phrase, line.preparation)
  const food = inState(foodInStates(entry, kitchen.catalogue.facts), state)
  const size = sizeInWords(line.size) ?? undefined
  const grams = gramsEaten(
    { amount: middle(line.amount), unit: line.unit ?? undefined, size },
    food.weighable,
  )
  const nutrition = food.nutrition
  return grams === null || nutrition === null ? null : { grams, nutrition }
}

/** A line, and its food in words, where these are more than the line's own. */
export interface Described {
  line: string
  words?: string
  weights?: WordWeights
}

/** By the row whose description is nearest to the words. */
function byRow({ line, words, weights }: Described, kitchen: Kitchen): RowAnswer | null {
  const { amount, unit, rest } = readMeasure(line)
  const found = findRows(words ?? rest, kitchen.rows, 12, weights)
  const [best] = found
  const factsOf = ({ row }: FoundRow) => kitchen.catalogue.facts.get(row.ndb)
  const nutrition = best && factsOf(best)
  if (best === undefined || nutrition === undefined) return null
  const size = sizeInWords(/\b(?:small|medium|large)\b/iu.exec(line)?.[0])
  const grams = gramsByRows({ amount: middle(amount), unit, size, text: line }, found)
  if (grams === null) return null
  const near = found.slice(0, 4).map((each) => factsOf(each)?.carbohydrate ?? 0)
  const spread = ((Math.max(...near) - Math.min(...near)) * grams) / 100
  return { grams, nutrition, unit, spread, found: best }
}

/** From this score on the words of a line are those of the row; learned on the half that is not reported. */
const sameWords = 0.75
const nearWords = 0.7
const fewWords = 0.45
/** Grams of carbohydrate by which rows may differ that all might be meant. */
const littleSpread = 25
/** Grams of carbohydrate of one thing or one pack: more is a whole cake, or a mistake. */
const mostOfOne = 110

const exactUnits: ReadonlySet<Unit | null> = new Set(['oz', 'lb', 'g', 'fl oz', 'tbsp', 'tsp'])

function isPlausible({ grams, nutrition, unit, found }: RowAnswer): boolean {
  const carbohydrate = ((nutrition.carbohydrate ?? 0) * grams) / 100
  const isSure = exactUnits.has(unit) || (unit === 'cup' && found.score > 0.9)
  return isSure || carbohydrate < mostOfOne
}

function isClear({ spread, found: { score } }: RowAnswer): boolean {
  return score >= nearWords || spread < littleSpread * (score >= fewWords ? 2 : 1)
}

/** What a meal holds, by its row's own words, else the catalogue, else the nearest row; null where none is clear. */
export function answerMeal(described: Described, kitchen: Kitchen): Answer | null {
  const row = byRow(described, kitchen)
  const isMeant = row !== null && isPlausible(row)
  if (isMeant && row.found.score >= sameWords) return row
  return byCatalogue(described.line, kitchen) ?? (isMeant && isClear(row) ? row : null)
}

/** The same for a line of a recipe, which may be as much as it likes. */
export function answerLine(line: string, kitchen: Kitchen): Answer | null {
  const row = byRow({ line }, kitchen)
  if (row !== null && row.found.score >= sameWords) return row
  return byCatalogue(line, kitchen) ?? row
}
