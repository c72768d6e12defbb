import type { IngredientCategory, IngredientId, Nutrition } from '../ingredients/vocabulary.ts'
import type { Amounts, NutritionValues } from './nutrition.ts'

/** kcal and g, of 100 g; a value that the source lacks is null. */
export type FoodMacros = Readonly<Pick<Nutrition, 'kcal' | 'protein' | 'carbohydrate' | 'fat'>>

export function valuesOfFood(food: FoodMacros | null): NutritionValues {
  return {
    calories: food?.kcal ?? null,
    protein: food?.protein ?? null,
    carbs: food?.carbohydrate ?? null,
    fat: food?.fat ?? null,
  }
}

const amounts = (calories: number, protein: number, carbs: number, fat: number): Amounts => ({
  calories,
  protein,
  carbs,
  fat,
})

/** Lard has 902 kcal, more than any other food. */
const anything = amounts(902, 100, 100, 100)

const water = amounts(0, 0, 0, 0)

/** Balsamic vinegar, the sweetest of them, has 88 kcal and 17 g of carbohydrate. */
const vinegar = amounts(150, 2, 35, 1)

/**
 * What 100 g of a food of a category hold at most, dried ones too: the richest that we know of, and some more. A
 * category that holds fats (sauces, tins, nuts, baking) is not in the list.
 */
const ofCategory: Partial<Record<IngredientCategory, Amounts>> = {
  Vegetables: amounts(330, 25, 80, 20),
  Fruit: amounts(380, 20, 90, 40),
  Herbs: amounts(340, 30, 80, 12),
  Spices: amounts(560, 35, 90, 45),
  Meat: amounts(902, 90, 15, 100),
  'Fish & Seafood': amounts(420, 90, 20, 35),
  'Beans & Lentils': amounts(460, 55, 70, 25),
  'Pasta, Rice & Grains': amounts(520, 35, 95, 25),
  Bakery: amounts(600, 20, 97, 45),
  Drinks: amounts(450, 30, 95, 25),
}

const isCategory = (text: string): text is keyof typeof ofCategory =>
  Object.hasOwn(ofCategory, text)

/** What 100 g of a food hold at most, where its own values are not known; null for a food that was not recognised. */
export function mostOfFood(id: IngredientId | null, category: string | null): Amounts {
  if (id === 'water') return water
  if (id?.endsWith('vinegar')) return vinegar
  return (category !== null && isCategory(category) ? ofCategory[category] : null) ?? anything
}
