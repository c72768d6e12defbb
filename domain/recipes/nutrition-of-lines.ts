import { isKnown, type FoodInLine } from './food-in-line.ts'
import {
  nutrients,
  perNutrient,
  type Amounts,
  type Nutrient,
  type NutritionInfo,
  type NutritionValues,
} from './nutrition.ts'

/** What the lines of a recipe come to, of one serving. */
export interface LinesNutrition {
  /** Rounded; null where too little is known to say. */
  values: NutritionValues
  /** The values that are only a lower bound. */
  partial: Nutrient[]
  /** Lines, from 0, without which every value would be whole. */
  missing: number[]
  /** What is known. */
  least: Amounts
  /** With all that the unknown may add; infinite where nobody can say. */
  most: Amounts
  /** Lines of which all is known, of those that count. */
  known: number
  counted: number
}

/** What is not known does not matter below this share of what is known. */
const negligibleShare = 0.05
/** kcal and g of a serving that change nothing for anybody: a label in the USA calls 5 kcal none (21 CFR 101.9). */
const negligible: Amounts = { calories: 5, protein: 1, carbs: 1, fat: 1 }

/** Below this share of lines that are known or bounded, a lower bound would mislead. */
const leastBounded = 0.7

interface Unknown {
  line: number
  most: number
}

/** The lines that keep a value from being whole: all but the smallest, which together do not matter. */
function thoseThatMatter(unknown: readonly Unknown[], tolerance: number): number[] {
  let sum = 0
  return unknown
    .toSorted((a, b) => a.most - b.most)
    .filter(({ most }) => {
      sum += most
      return sum > tolerance
    })
    .map(({ line }) => line)
}

/** Whether what is known is the larger part, as far as the rest has a bound; most lines must have one. */
function isLargerPart(known: number, knownLines: number, unknown: readonly Unknown[]): boolean {
  const bounded = unknown.filter(({ most }) => Number.isFinite(most))
  const rest = bounded.reduce((sum, { most }) => sum + most, 0)
  const unbounded = unknown.length - bounded.length
  return known >= 1 && rest <= known && knownLines >= leastBounded * (knownLines + unbounded)
}

type CountedFood = FoodInLine & { line: number }

/** One value of a serving, and what keeps it from being whole. */
function sumOf(nutrient: Nutrient, foods: readonly CountedFood[], servings: number) {
  const unknown: Unknown[] = []
  let least = 0
  let most = 0
  for (const { line, values, most: bounds } of foods) {
    const value = values[nutrient]
    const bound = bounds[nutrient] / servings
    if (value === null) unknown.push({ line, most: bound })
    least += value === null ? 0 : value / servings
    most += value === null ? bound : value / servings
  }
  const tolerance = Math.max(least * negligibleShare, negligible[nutrient])
  const missing = thoseThatMatter(unknown, tolerance)
  const isWhole = missing.length === 0
  const isShown = isWhole || isLargerPart(least, foods.length - unknown.length, unknown)
  const rounded = isWhole ? Math.round(least) : Math.floor(least)
  return { least, most, missing, value: isShown ? rounded : null, isPartial: isShown && !isWhole }
}

/**
 * The nutrition of one serving. A value is whole where all that is not known cannot matter, a lower bound where what
 * is known is the larger part, else null. Null for a recipe without a line that counts.
 */
export function nutritionOfLines(
  lines: readonly FoodInLine[],
  servings: number,
): LinesNutrition | null {
  const foods = lines.flatMap((food, line) => (food.counts ? [{ ...food, line }] : []))
  if (foods.length === 0) return null
  const sums = perNutrient((nutrient) => sumOf(nutrient, foods, servings))
  const missing = new Set(nutrients.flatMap((nutrient) => sums[nutrient].missing))
  return {
    values: perNutrient((nutrient) => sums[nutrient].value),
    partial: nutrients.filter((nutrient) => sums[nutrient].isPartial),
    missing: [...missing].toSorted((a, b) => a - b),
    least: perNutrient((nutrient) => sums[nutrient].least),
    most: perNutrient((nutrient) => sums[nutrient].most),
    known: foods.filter(isKnown).length,
    counted: foods.length,
  }
}

/** As a recipe holds it. `grams` are those of each line, for all servings. */
export function nutritionInfoOf(
  { values, partial, missing, known, counted }: LinesNutrition,
  grams: readonly (number | null)[],
): NutritionInfo {
  const tenths = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10)
  return { ...values, partial, missing, known, counted, grams: grams.map(tenths) }
}
