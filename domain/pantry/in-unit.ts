import {
  type CountedUnit,
  countedUnitNamed,
  type PackageContent,
  packageOf,
  type Packages,
} from '../ingredients/packages.ts'
import { unitNamed } from '../ingredients/unit-named.ts'
import { ratioOf } from '../ingredients/unit-ratios.ts'
import type { Unit } from '../ingredients/units.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'

/** What one of a food weighs or holds, by what it is counted in; null where nobody knows. */
export interface WeightsOfOne {
  gramsPerPiece: number | null
  gramsPerCup: number | null
  packageIn: (unit: CountedUnit) => PackageContent | null
}

const millilitresPerCup = 237

export function weightsOfOne(
  id: IngredientId | null,
  vocabulary: Vocabulary,
  packages: Packages,
): WeightsOfOne {
  const known = id === null ? undefined : vocabulary.ingredients.get(id)
  return {
    gramsPerPiece: known?.gramsPerPiece ?? null,
    gramsPerCup: known?.gramsPerCup ?? null,
    packageIn: (unit) => (id === null ? null : packageOf(id, unit, vocabulary, packages)),
  }
}

/** What one of a counted unit holds; null for a scale, and where nobody knows. */
function contentOf(unit: string | null, ofOne: WeightsOfOne): PackageContent | null {
  const counted = countedUnitNamed(unit)
  if (counted !== null) return ofOne.packageIn(counted)
  const grams = unitNamed(unit) === 'piece' ? ofOne.gramsPerPiece : null
  return grams === null ? null : { quantity: grams, unit: 'g' }
}

/** How many of the one scale one of the other comes to; volumes are weighed by what a cup weighs. */
function scaled(left: Unit, right: Unit, gramsPerCup: number | null): number | null {
  const ratio = ratioOf(right, left)
  if (ratio !== null || gramsPerCup === null) return ratio
  const density = gramsPerCup / millilitresPerCup
  const [grams, millilitres] = [ratioOf('g', left), ratioOf('ml', left)]
  if (grams !== null) {
    const volume = ratioOf(right, 'ml')
    return volume === null ? null : (grams / density) * volume
  }
  const weight = ratioOf(right, 'g')
  return millilitres === null || weight === null ? null : millilitres * density * weight
}

/**
 * How many of the one unit an amount in the other comes to; null where the two cannot be compared. Pieces and packages
 * are weighed where it is known what one of them holds.
 */
export function inUnit(
  quantity: number,
  unit: string | null,
  into: string | null,
  ofOne: WeightsOfOne,
): number | null {
  if (unit === into) return quantity
  const [from, to] = [unitNamed(unit), unitNamed(into)]
  if (from === null || to === null) return null
  const ratio = from === to ? 1 : ratioOf(to, from)
  if (ratio !== null) return quantity * ratio
  const [held, wanted] = [contentOf(unit, ofOne), contentOf(into, ofOne)]
  if (held === null && wanted === null) return null
  // A piece is no measure by the cup: how finely it is cut, nobody knows.
  const gramsPerCup = from === 'piece' || to === 'piece' ? null : ofOne.gramsPerCup
  const scale = scaled(held?.unit ?? from, wanted?.unit ?? to, gramsPerCup)
  if (scale === null) return null
  return (quantity * (held?.quantity ?? 1) * scale) / (wanted?.quantity ?? 1)
}

/** Grams of one piece or package; null for a scale, and where nobody knows. */
export function gramsOfOne(unit: Unit, ofOne: WeightsOfOne): number | null {
  const content = contentOf(unit, ofOne)
  const scale = content === null ? null : scaled(content.unit, 'g', ofOne.gramsPerCup)
  return content === null || scale === null ? null : content.quantity * scale
}

/** Whether only one of two amounts is counted, or both in other units, so that what one holds was taken for it. */
export function isWeighed(unit: string | null, other: string | null): boolean {
  const isCounted = (each: string | null) =>
    unitNamed(each) === 'piece' || countedUnitNamed(each) !== null
  return unitNamed(unit) !== unitNamed(other) && (isCounted(unit) || isCounted(other))
}
