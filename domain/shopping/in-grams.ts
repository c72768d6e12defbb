import type { Ingredient } from '../ingredients/vocabulary.ts'
import { unitFamily, unitRatio, type Measured } from './unit-families.ts'

/** The same as a weight: as it is, or by what a cup or a piece of the thing weighs; null where nobody knows. */
export function inGrams(
  measure: Measured,
  weighed: Pick<Ingredient, 'gramsPerPiece' | 'gramsPerCup'> | undefined,
): Measured | null {
  if (unitFamily(measure.unit) === 'weight') return measure
  const grams = measure.unit === 'piece' ? weighed?.gramsPerPiece : weighed?.gramsPerCup
  const share = unitRatio(measure.unit === 'piece' ? 'piece' : 'cup', measure.unit)
  if (!grams || share === null) return null
  return { quantity: Math.round(measure.quantity * share * grams), unit: 'g' }
}
