import { lineageOf } from '../ingredients/lineage.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'

const poultry = ['chicken', 'turkey', 'duck', 'goose', 'ground-chicken', 'ground-turkey']

/**
 * When a meat or fish is safe to eat, in a sentence; null where no temperature tells. Inside temperatures:
 * https://www.foodsafety.gov/food-safety-charts/safe-minimum-internal-temperatures
 */
export function donenessOf(food: IngredientId, vocabulary: Vocabulary): string | null {
  const line = lineageOf(food, vocabulary)
  if (line.some((each) => poultry.includes(each))) {
    return 'It is done at 74 °C (165 °F) in its thickest part, when no juice runs pink.'
  }
  if (line.includes('egg')) return 'In a dish they are safe at 71 °C (160 °F), when nothing runs.'
  if (line.includes('fish')) {
    return 'It is done at 63 °C (145 °F), when it is no longer glassy and flakes easily.'
  }
  if (line.includes('ground-meat')) {
    return 'Ground meat is done at 71 °C (160 °F), with no pink left.'
  }
  if (!line.some((each) => ['beef', 'pork', 'lamb', 'veal'].includes(each))) return null
  return 'A whole piece is safe at 63 °C (145 °F); let it rest for three minutes.'
}
