import { unitNamed } from '../ingredients/unit-named.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import { mostOfFood, valuesOfFood, type FoodMacros } from './food-bounds.ts'
import { nutrients, perNutrient, type Amounts, type NutritionValues } from './nutrition.ts'
import { mostGrams } from './weight-bounds.ts'

/** What one line adds to a dish, for all servings. */
export interface FoodInLine {
  /** False for what can be left out, and for water, which is nothing in a sum and would make the unknown look small. */
  counts: boolean
  /** Null where nobody knows. */
  values: NutritionValues
  /** What the line adds at most: the value where it is known, infinite where there is no bound. */
  most: Amounts
}

export const water: IngredientId = 'water'

interface MeasuredLine {
  ingredient: IngredientId | null
  amount: number | null
  amountMax: number | null
  unit: string | null
  optional: boolean
}

/** `category` is null for a food that was not recognised. */
interface LineFacts {
  category: string | null
  nutrition: FoodMacros | null
}

/** What a line adds that weighs so many grams; null grams where nobody knows. */
export function foodInLine(
  line: MeasuredLine,
  grams: number | null,
  { category, nutrition }: LineFacts,
): FoodInLine {
  const food = valuesOfFood(nutrition)
  const bound = mostOfFood(line.ingredient, category)
  const measure = { amount: line.amount, max: line.amountMax, unit: unitNamed(line.unit) }
  const heaviest = grams ?? mostGrams(measure, category)
  return {
    counts: !line.optional && line.ingredient !== water,
    values: perNutrient((nutrient) => {
      const value = food[nutrient]
      return value === null || grams === null ? null : (value * grams) / 100
    }),
    most: perNutrient((nutrient) => {
      const value = food[nutrient] ?? bound[nutrient]
      // Of sugar there may be any amount: it has no fat.
      return value === 0 ? 0 : (value * heaviest) / 100
    }),
  }
}

/** Whether everything that a line adds is known. */
export const isKnown = ({ values }: FoodInLine) =>
  nutrients.every((nutrient) => values[nutrient] !== null)
