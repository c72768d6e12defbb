import type { NutritionValues } from '../recipes/nutrition.ts'
import { isThing, property, wordsOf } from './schema-thing.ts'

const kilojoulesPerKcal = 4.184

function amountOf(value: unknown): { number: number; unit: string } | null {
  const [text = ''] = wordsOf(value)
  const found = /(\d+(?:[.,]\d+)?)\s*(\p{L}*)/u.exec(
    text.slice(0, 60).replace(/(\d),(\d{3})\b/u, '$1$2'),
  )
  if (found === null) return null
  const [, number = '', unit = ''] = found
  return { number: Number(number.replace(',', '.')), unit: unit.toLowerCase() }
}

function kcal(value: unknown): number | null {
  const amount = amountOf(value)
  if (amount === null) return null
  const isJoule = /^kj|^kilojoule/u.test(amount.unit)
  const energy = isJoule ? amount.number / kilojoulesPerKcal : amount.number
  return energy > 0 && energy < 20_000 ? Math.round(energy) : null
}

function grams(value: unknown): number | null {
  const amount = amountOf(value)
  if (amount === null || amount.number >= 5000) return null
  return Math.round((amount.unit === 'mg' ? amount.number / 1000 : amount.number) * 10) / 10
}

/** Of one serving, as `NutritionInformation` has it; null where it says nothing. */
export function readNutrition(value: unknown): NutritionValues | null {
  const thing = Array.isArray(value) ? value[0] : value
  if (!isThing(thing)) return null
  const values = {
    calories: kcal(property(thing, 'calories', 'energy')),
    protein: grams(property(thing, 'proteinContent', 'protein')),
    carbs: grams(property(thing, 'carbohydrateContent', 'carbohydrates')),
    fat: grams(property(thing, 'fatContent', 'fat')),
  }
  return Object.values(values).some((each) => each !== null && each > 0) ? values : null
}
