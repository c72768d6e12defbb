import { unitNamed } from '../ingredients/unit-named.ts'
import { ratioOf } from '../ingredients/unit-ratios.ts'
import type { Unit } from '../ingredients/units.ts'
import type { RecipeLine } from './recipe.ts'
import { leastServings, mostServings } from './servings.ts'

export const unitSystems = ['metric', 'us'] as const
export type UnitSystem = (typeof unitSystems)[number]

/** How a recipe's amounts are shown: times what, and in which measures. */
export interface Scaling {
  factor: number
  system: UnitSystem
}

/** A piece of a step: words, an amount that follows the servings, a measure that never does. */
export interface StepPart {
  kind: 'words' | 'amount' | 'measure'
  text: string
}

/**
 * For how many servings this much of one line is enough: "I have 300 g of flour". Of a range the
 * greater end counts, so that it does suffice. Null where the two measures cannot be compared.
 */
export function servingsForAmount(
  { amount, amountMax, unit }: Pick<RecipeLine, 'amount' | 'amountMax' | 'unit'>,
  held: { quantity: number; unit: Unit },
  base: number,
): number | null {
  const lineUnit = unitNamed(unit)
  if (amount === null || lineUnit === null || !(held.quantity > 0)) return null
  const ratio = lineUnit === held.unit ? 1 : ratioOf(lineUnit, held.unit)
  if (ratio === null) return null
  const servings = (held.quantity * ratio * base) / (amountMax ?? amount)
  return servings >= leastServings && servings <= mostServings ? servings : null
}
