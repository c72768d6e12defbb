import { ratioOf } from '../ingredients/unit-ratios.ts'
import type { Unit } from '../ingredients/units.ts'

/** A measure of something that nobody weighed. */
interface Measure {
  amount: number | null
  /** Upper end of a range. */
  max: number | null
  /** Null for things that are counted. */
  unit: Unit | null
}

/** Grams of a millilitre: honey has 1.44, the heaviest of what is spooned. */
export const mostGramsPerMillilitre = 1.5

/** Grams of one, of measures that no food makes heavier. */
const mostGramsOfOne: Partial<Record<Unit, number>> = {
  pinch: 1,
  dash: 2,
  drop: 0.2,
  clove: 20,
  sprig: 20,
  leaf: 60,
  handful: 150,
}

/** Grams of one, in whatever way it is counted, and of "to taste": a bunch of herbs, a stick of cinnamon. */
const mostGramsOfSeasoning: Readonly<Record<string, number>> = { Herbs: 100, Spices: 20 }

/** Grams that a measure comes to at most, for all servings; infinite where it does not say. */
export function mostGrams({ amount, max, unit }: Measure, category: string | null): number {
  const ofSeasoning = category === null ? undefined : mostGramsOfSeasoning[category]
  if (amount === null) return ofSeasoning ?? Infinity
  const most = max ?? amount
  return most === 0 ? 0 : most * (unitGrams(unit) ?? ofSeasoning ?? Infinity)
}

function unitGrams(unit: Unit | null): number | undefined {
  if (unit === null) return undefined
  const weight = ratioOf('g', unit)
  if (weight !== null) return weight
  const volume = ratioOf('ml', unit)
  return volume === null ? mostGramsOfOne[unit] : volume * mostGramsPerMillilitre
}
