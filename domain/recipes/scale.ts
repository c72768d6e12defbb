import { unitNamed } from '../ingredients/unit-named.ts'
import { ratioOf } from '../ingredients/unit-ratios.ts'
import type { Unit } from '../ingredients/units.ts'
import type { RecipeLine } from './recipe.ts'

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

export const leastServings = 1 / 4
export const mostServings = 100

/** How many servings an address or a field says: `base` where it says nothing that one can cook for. */
export function servingsFrom(text: string | null, base: number): number {
  const servings = Number((text ?? '').trim().replace(',', '.') || Number.NaN)
  if (!Number.isFinite(servings) || servings <= 0) return base
  return Math.min(mostServings, Math.max(leastServings, servings))
}

/** One more or one less, by whole servings: from 3.4 up is 4, and down is 3. */
export function nextServings(servings: number, step: 1 | -1): number {
  const next = step === 1 ? Math.floor(servings) + 1 : Math.ceil(servings) - 1
  return Math.min(mostServings, Math.max(1, next))
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
