import { isScale } from './unit-ratios.ts'
import { unitNamed } from './unit-named.ts'
import type { IngredientId, Substitution } from './vocabulary.ts'

/**
 * Whether the ratio of a swap can be applied to an amount in this unit: weight, volume and spoons mean
 * the same of whatever is measured; a clove of garlic says nothing of garlic powder.
 */
export function measuresAnything(unit: string | null): boolean {
  const known = unitNamed(unit)
  return known !== null && isScale(known)
}

/** How much a line takes of what. */
export interface TakenMeasure {
  ingredient: IngredientId | null
  amount: number | null
  /** The upper end of a range. */
  amountMax: number | null
  unit: string | null
  /** In which contexts it is used, where a swap depends on that. */
  contexts?: readonly string[]
  /** How the line says that it is prepared, or in which state it is. */
  note?: string | null
  /** The same in English, where the note is a translation. */
  writtenNote?: string
}

/**
 * What is taken instead, and its amount times the ratio. Where the measure says nothing of the substitute, or two
 * things share it, the amount is not known.
 */
export function swappedMeasure(
  { amount, amountMax, unit }: TakenMeasure,
  { uses, ratio }: Pick<Substitution, 'uses' | 'ratio'>,
): TakenMeasure {
  const [only] = uses
  const isOne = uses.length === 1 && only !== undefined
  const isMeasured = isOne && amount !== null && measuresAnything(unit)
  return {
    ingredient: isOne ? only : null,
    amount: isMeasured ? amount * ratio : null,
    amountMax: isMeasured && amountMax !== null ? amountMax * ratio : null,
    unit: isMeasured ? unit : null,
  }
}
