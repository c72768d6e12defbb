import { ratioOf } from '../ingredients/unit-ratios.ts'
import {
  allergens as allAllergens,
  type Allergen,
  type IngredientId,
  type Nutrition,
} from '../ingredients/vocabulary.ts'
import { dietsOfFoods, type FoodFacts } from './diets-of-foods.ts'
import type { NutritionInfo, Recipe, RecipeLine } from './recipe.ts'
import { unitNamed } from './scale.ts'
import type { Swaps } from './swap.ts'

/** What a recipe is worked out from. */
export interface IngredientFacts extends FoodFacts {
  /** Of 100 g; null where nobody knows. */
  nutrition: Pick<Nutrition, 'kcal' | 'protein' | 'carbohydrate' | 'fat'> | null
  gramsPerPiece: number | null
  gramsPerCup: number | null
}
export type FactsById = ReadonlyMap<IngredientId, IngredientFacts>

const unknownFacts: IngredientFacts = {
  origin: null,
  allergens: null,
  nutrition: null,
  gramsPerPiece: null,
  gramsPerCup: null,
}

/** What the page shows of a recipe with what is taken instead. */
export interface SwappedFacts {
  diets: readonly string[]
  allergens: readonly Allergen[] | null
  nutritionInfo: NutritionInfo | null
}

/** Every ingredient that ends up in the dish; null for a line that was not read. */
function foodsIn(lines: readonly RecipeLine[], swaps: Swaps): (IngredientId | null)[] {
  return lines.flatMap(({ ingredient }) => {
    const swap = ingredient === null ? undefined : swaps.get(ingredient)
    return swap === undefined ? [ingredient] : [...swap.uses]
  })
}

/**
 * Diets, allergens and nutrition of a recipe with its swaps, from the facts of all its ingredients.
 * Whatever is not known makes the whole not known, or falls out of what the nutrition covers. Diets
 * that go by more than what is in a dish (keto, paleo) are not claimed of a changed one.
 */
export function factsWithSwaps(
  recipe: Pick<Recipe, 'ingredients' | 'servings' | 'diets' | 'allergens' | 'nutritionInfo'>,
  swaps: Swaps,
  facts: FactsById,
): SwappedFacts {
  if (swaps.size === 0) return recipe
  const foods = foodsIn(recipe.ingredients, swaps).map((id) =>
    id === null ? unknownFacts : (facts.get(id) ?? unknownFacts),
  )
  const areKnown = foods.every(({ allergens }) => allergens !== null)
  return {
    diets: dietsOfFoods(foods),
    allergens: areKnown
      ? allAllergens.filter((each) => foods.some(({ allergens }) => allergens?.includes(each)))
      : null,
    nutritionInfo: nutritionWith(recipe, swaps, facts),
  }
}

type Macros = Record<'calories' | 'protein' | 'carbs' | 'fat', number>

/** Of so many grams; null where one of the values is not known. */
function macrosOf(grams: number | null, facts: IngredientFacts | undefined): Macros | null {
  const { kcal = null, protein = null, carbohydrate = null, fat = null } = facts?.nutrition ?? {}
  if (grams === null || kcal === null || protein === null) return null
  if (carbohydrate === null || fat === null) return null
  const share = grams / 100
  return {
    calories: kcal * share,
    protein: protein * share,
    carbs: carbohydrate * share,
    fat: fat * share,
  }
}

/** Grams of what is taken instead; null where the measure says nothing of it. */
function gramsOf(line: RecipeLine, ratio: number, facts: IngredientFacts): number | null {
  const unit = unitNamed(line.unit)
  if (line.amount === null || unit === null) return null
  const amount = ((line.amount + (line.amountMax ?? line.amount)) / 2) * ratio
  const weight = ratioOf('g', unit)
  if (weight !== null) return amount * weight
  const cups = ratioOf('cup', unit)
  return cups === null || facts.gramsPerCup === null ? null : amount * cups * facts.gramsPerCup
}

function nutritionWith(
  { ingredients, servings, nutritionInfo }: Parameters<typeof factsWithSwaps>[0],
  swaps: Swaps,
  facts: FactsById,
): NutritionInfo | null {
  if (nutritionInfo === null) return null
  const sum = { ...nutritionInfo }
  const add = (macros: Macros | null, sign: 1 | -1) => {
    if (macros === null) return
    for (const key of ['calories', 'protein', 'carbs', 'fat'] as const) {
      const before = sum[key]
      sum[key] = before === null ? null : before + (sign * macros[key]) / servings
    }
    if (sum.known !== null) sum.known += sign
  }
  const grams = [...nutritionInfo.grams]
  for (const [index, line] of ingredients.entries()) {
    const swap = line.ingredient === null ? undefined : swaps.get(line.ingredient)
    if (swap === undefined || line.optional) continue
    add(macrosOf(grams[index] ?? null, facts.get(swap.need)), -1)
    const [only] = swap.uses
    const taken = swap.uses.length === 1 && only !== undefined ? facts.get(only) : undefined
    const weight = taken === undefined ? null : gramsOf(line, swap.ratio, taken)
    grams[index] = weight
    add(macrosOf(weight, taken), 1)
  }
  const whole = (value: number | null) => (value === null ? null : Math.max(0, Math.round(value)))
  return {
    ...sum,
    calories: whole(sum.calories),
    protein: whole(sum.protein),
    carbs: whole(sum.carbs),
    fat: whole(sum.fat),
    grams,
  }
}
