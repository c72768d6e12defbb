import { unitNamed } from '../ingredients/unit-named.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import { type FoodFacts, unknownFood } from './diets-of-foods.ts'
import type { FoodMacros } from './food-bounds.ts'
import { inState, sizeInWords, stateOfLine } from './food-state.ts'
import { measuresOfFood } from './measures-of-food.ts'
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
  /** Its other measures and states, as `measuresOfFood` reads them. */
  measures?: unknown
}
export type FactsById = ReadonlyMap<IngredientId, IngredientFacts>

export const unknownFacts: IngredientFacts = {
  ...unknownFood,
  category: null,
  nutrition: null,
  gramsPerPiece: null,
  gramsPerCup: null,
}

/** A measure, and what its line says of the state and size of the thing. */
type SaidMeasure = Pick<RecipeLine, 'amount' | 'amountMax' | 'unit'> &
  Partial<Pick<RecipeLine, 'note' | 'writtenNote'>>

/** What a line holds of 100 g, and how much of it is eaten. */
export interface WeighedFood {
  category: string | null
  /** With the words of its row, where they are known. */
  nutrition: (FoodMacros & { row?: string | null }) | null
  /** Grams, the middle of a range; null where nobody knows. */
  grams: number | null
}

/** A line's food in the state that its words name, weighed. */
export function weighedFood(
  { amount, amountMax, unit, note: shown = null, writtenNote }: SaidMeasure,
  facts: IngredientFacts,
): WeighedFood {
  const { category, nutrition, gramsPerPiece, gramsPerCup } = facts
  const note = writtenNote ?? shown
  if (category === null) return { category, nutrition, grams: null }
  const { row, states, ...measures } = measuresOfFood(facts.measures)
  const weighable = {
    category,
    piece: gramsPerPiece ?? undefined,
    cup: gramsPerCup ?? undefined,
    ...measures,
  }
  const known = unitNamed(unit)
  const usual = { weighable, nutrition: nutrition && { ...nutrition, row }, states }
  const food = inState(usual, stateOfLine({ unit: known, note }))
  const line = {
    amount: amount ?? undefined,
    max: amountMax ?? undefined,
    unit: known ?? undefined,
    size: sizeInWords(note) ?? undefined,
  }
  return { category, nutrition: food.nutrition, grams: gramsEaten(line, food.weighable) }
}
