import { unknownFacts, weighedFood, type FactsById } from './ingredient-facts.ts'
import type { NutritionInfo } from './nutrition.ts'
import type { RecipeLine } from './recipe.ts'

/** A line as a page has it; the rest helps to tell its state. */
export type CountedLine = Pick<RecipeLine, 'ingredient' | 'name'> &
  Partial<Pick<RecipeLine, 'unit' | 'note' | 'writtenNote' | 'optional'>>

/** What one line adds to a dish, for all servings. */
export interface WorkedOutLine {
  name: string
  /** That are eaten of it; null where nobody knows. */
  grams: number | null
  /** The food of the table that its figures are of, in words. */
  row: string | null
  /** Null for what is not counted. */
  kcal: number | null
}

/** Line by line what the nutrition of a recipe was worked out from. */
export function workedOut(
  lines: readonly CountedLine[],
  { grams }: Pick<NutritionInfo, 'grams'>,
  facts: FactsById,
): WorkedOutLine[] {
  return lines.map((line, index) => {
    const { ingredient, name, unit = null, note = null, writtenNote, optional = false } = line
    const known = (ingredient === null ? undefined : facts.get(ingredient)) ?? unknownFacts
    const measure = { amount: null, amountMax: null, unit, note: writtenNote ?? note }
    const { nutrition } = weighedFood(measure, known)
    const weight = grams[index] ?? null
    const per100g = optional ? null : (nutrition?.kcal ?? null)
    return {
      name,
      grams: weight,
      row: nutrition?.row ?? null,
      kcal: weight === null || per100g === null ? null : (per100g * weight) / 100,
    }
  })
}
