/** kcal and g: of one serving, or of 100 g. */
export interface Macros {
  kcal: number
  protein: number
  carbohydrate: number
  fat: number
}

/** What one line comes to; null where nobody knows. */
export interface FoodInLine {
  /** For all servings. */
  grams: number | null
  /** Of 100 g. */
  food: { readonly [Value in keyof Macros]: number | null } | null
}

export interface LinesNutrition extends Macros {
  /** 0–1: the share of the lines that is known, by number or by weight, whichever is less. */
  coverage: number
  /** Lines whose weight and facts are known, of those that count. */
  known: number
  counted: number
}

/** Below this a sum would mislead. */
const leastCoverage = 0.7

/** Weighs nothing in a sum, and must not make what is unknown look small: its lines are left out. */
export const water = 'water'

/** Of one serving; what is not known counts as nothing in it. Null where too little is known to say. */
export function nutritionOfLines(
  lines: readonly FoodInLine[],
  servings: number,
): LinesNutrition | null {
  const sum: Macros = { kcal: 0, protein: 0, carbohydrate: 0, fat: 0 }
  let known = 0
  let grams = 0
  let knownGrams = 0
  for (const { grams: weight, food } of lines) {
    grams += weight ?? 0
    if (weight === null || food === null) continue
    const { kcal, protein, carbohydrate, fat } = food
    if (kcal === null || protein === null || carbohydrate === null || fat === null) continue
    known += 1
    knownGrams += weight
    const share = weight / 100 / servings
    sum.kcal += kcal * share
    sum.protein += protein * share
    sum.carbohydrate += carbohydrate * share
    sum.fat += fat * share
  }
  if (knownGrams === 0) return null
  const coverage = Math.min(known / lines.length, knownGrams / grams)
  return coverage < leastCoverage ? null : { ...sum, coverage, known, counted: lines.length }
}
