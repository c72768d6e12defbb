import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { type DietId, diets } from '../recipes/diets.ts'
import { dietsOfNutrition } from '../recipes/diets-of-nutrition.ts'
import type { FoodMacros } from '../recipes/food-bounds.ts'
import { foodInLine } from '../recipes/food-in-line.ts'
import type { NutritionInfo } from '../recipes/nutrition.ts'
import { nutritionInfoOf, nutritionOfLines } from '../recipes/nutrition-of-lines.ts'
import { gramsEaten, type Weighable } from '../recipes/weigh.ts'
import type { Amount } from './measure.ts'

/** What 100 g of a food give, where that is known, and what tells how much its measures weigh. */
export interface KnownFood {
  nutrition: FoodMacros | null
  weighable: Weighable
}
export type KnownFoods = ReadonlyMap<IngredientId, KnownFood>

/** What is asked of a dish to know what it gives. */
export interface Portioned {
  servings: number
  lines: readonly {
    ingredient: IngredientId
    amount: Amount | null
    isOptional?: boolean
  }[]
}

interface Known {
  foods: KnownFoods
  vocabulary: Vocabulary
}

/** Each line, weighed; what may stay out counts where it is asked for. */
function weighed({ lines }: Portioned, { foods, vocabulary }: Known, withOptional: boolean) {
  return lines.map(({ ingredient, amount, isOptional = false }) => {
    const category = vocabulary.ingredients.get(ingredient)?.category ?? null
    const { nutrition, weighable } = foods.get(ingredient) ?? { nutrition: null, weighable: null }
    const measure = { amount: amount?.amount ?? null, amountMax: null, unit: amount?.unit ?? null }
    const grams =
      weighable === null || amount === null ? null : gramsEaten({ ...amount }, weighable)
    const optional = isOptional && !withOptional
    return {
      grams,
      food: foodInLine({ ingredient, ...measure, optional }, grams, { category, nutrition }),
    }
  })
}

function sumOf(dish: Portioned, known: Known, withOptional: boolean) {
  const lines = weighed(dish, known, withOptional)
  const sum = nutritionOfLines(
    lines.map(({ food }) => food),
    dish.servings,
  )
  return sum && { sum, grams: lines.map(({ grams }) => grams) }
}

/** What one serving gives, as a recipe states it; null where nothing counts. */
export function nutritionOfDish(dish: Portioned, known: Known): NutritionInfo | null {
  const found = sumOf(dish, known, false)
  return found && nutritionInfoOf(found.sum, found.grams)
}

/**
 * The diets that go by amounts (keto, low-carb, high-protein) which a dish keeps by the limits that recipes are held
 * to, with what may stay out of it and without. What is not known counts as what is worst for the diet.
 */
export function dietsByAmountOf(dish: Portioned, known: Known): DietId[] {
  const kept = [true, false].map((withOptional) => {
    const found = sumOf(dish, known, withOptional)
    return found === null ? [] : dietsOfNutrition(found.sum)
  })
  return diets.filter((diet) => kept.every((each) => each.includes(diet)))
}
