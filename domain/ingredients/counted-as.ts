import { type Unit, units } from './units.ts'

interface Weighed {
  name: string
  plural: string
  /** Grams of one. */
  piece: number | null
  /** Grams of its other measures. */
  weights: Partial<Record<string, number>>
}

/**
 * What one of a food is that has no plural to be counted by: the measure that weighs as much as one. Two of salmon are two
 * fillets; undefined where nothing weighs as much, as of a whole chicken.
 */
export function countedAs({ name, plural, piece, weights }: Weighed): Unit | undefined {
  if (name !== plural || piece === null) return undefined
  return units.find((unit) => weights[unit] === piece)
}
