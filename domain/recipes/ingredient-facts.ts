import { unitNamed } from '../ingredients/unit-named.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import { type FoodFacts, unknownFood } from './diets-of-foods.ts'
import type { FoodMacros } from './food-bounds.ts'
import type { RecipeLine } from './recipe.ts'
import { gramsEaten } from './weigh.ts'

/** What a recipe is worked out from. */
export interface IngredientFacts extends FoodFacts {
  /** Null where the ingredient was not recognised. */
  category: string | null
  /** Null where nobody knows. */
  nutrition: FoodMacros | null
  gramsPerPiece: number | null
  gramsPerCup: number | null
}
export type FactsById = ReadonlyMap<IngredientId, IngredientFacts>

export const unknownFacts: IngredientFacts = {
  ...unknownFood,
  category: null,
  nutrition: null,
  gramsPerPiece: null,
  gramsPerCup: null,
}

/** Grams that are eaten of a measure, the middle of a range; null where nobody knows. */
export function gramsOfMeasure(
  { amount, amountMax, unit }: Pick<RecipeLine, 'amount' | 'amountMax' | 'unit'>,
  { category, gramsPerPiece, gramsPerCup }: IngredientFacts,
): number | null {
  if (category === null) return null
  const line = {
    amount: amount ?? undefined,
    max: amountMax ?? undefined,
    unit: unitNamed(unit) ?? undefined,
  }
  const food = {
    category,
    piece: gramsPerPiece ?? undefined,
    cup: gramsPerCup ?? undefined,
    weights: {},
  }
  return gramsEaten(line, food)
}
