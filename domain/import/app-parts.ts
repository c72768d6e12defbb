import { roundAmount } from '../ingredients/round-amount.ts'
import type { NutritionValues } from '../recipes/nutrition.ts'
import { fieldOf, numberOf, type Json } from './json.ts'
import { plainText } from './plain-text.ts'

/** "0.5" of a database is half of it, "2.0" two. */
const amountInWords = (amount: number) => String(roundAmount(amount))

/** One line of what an app keeps in parts: amount, unit, food, note. */
export function lineOfParts(parts: {
  amount: number | null
  unit: string | null
  food: string | null
  note: string | null
}): string {
  const { amount, unit, food, note } = parts
  const measure = amount === null || amount === 0 ? [] : [amountInWords(amount), unit]
  const line = plainText([...measure, food].filter((each) => each !== null).join(' '))
  return note === null ? line : [line, plainText(note)].filter((each) => each !== '').join(', ')
}

/** kcal and grams, as numbers or with their units. */
export function nutritionOf(json: Json): NutritionValues | null {
  const value = (...names: string[]) => numberOf(fieldOf(json, ...names))
  const values = {
    calories: value('calories'),
    protein: value('proteinContent', 'protein_content', 'proteins'),
    carbs: value('carbohydrateContent', 'carbohydrate_content', 'carbohydrates'),
    fat: value('fatContent', 'fat_content', 'fats'),
  }
  return Object.values(values).every((each) => each === null) ? null : values
}
