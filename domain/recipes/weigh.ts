import type { Unit } from '../ingredients/units.ts'

export const sizes = ['small', 'medium', 'large'] as const
export type Size = (typeof sizes)[number]

/** What tells how much a measure of an ingredient weighs, as far as it is known. */
export interface Weighable {
  category: string
  /** Grams of one, as a cook counts it. */
  piece?: number | undefined
  /** Grams of one by its size, where that was weighed. */
  pieces?: Partial<Record<Size, number | undefined>> | undefined
  /** Grams of one US cup. */
  cup?: number | undefined
  /** Grams of other measures. */
  weights: Partial<Record<Unit, number | undefined>>
  /** The share that is eaten of what is bought, where it is not all. */
  edible?: number | undefined
}

/** How much a line asks for. */
export interface WeighedLine {
  amount?: number | undefined
  /** Upper end of a range. */
  max?: number | undefined
  unit?: Unit | undefined
  size?: Size | undefined
  /** The share that ends on the plates. */
  eaten?: number | undefined
}

const millilitresPerCup = 236.6

const gramsPer: Partial<Record<Unit, number>> = {
  mg: 0.001,
  g: 1,
  kg: 1000,
  oz: 28.35,
  lb: 453.6,
}

const millilitresPer: Partial<Record<Unit, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  tsp: 4.93,
  tbsp: 14.79,
  cup: millilitresPerCup,
  'fl oz': 29.57,
  pint: 473.2,
  quart: 946.4,
  gallon: 3785,
}

/** What fingers take of anything: too little to ask each ingredient for. */
const fingersTake: Partial<Record<Unit, number>> = { pinch: 0.3, dash: 0.6 }

/** What "to taste" comes to for a spice; of anything else it is not known. */
const toTaste = 1

/** Grams of a millilitre, by its cup or else the spoon that it was weighed in; null where nobody knows. */
function densityOf({ cup, weights }: Weighable): number | null {
  if (cup !== undefined) return cup / millilitresPerCup
  for (const spoon of ['tbsp', 'tsp'] as const) {
    const grams = weights[spoon]
    const volume = millilitresPer[spoon]
    if (grams !== undefined && volume !== undefined) return grams / volume
  }
  return null
}

/** Grams of one US cup, weighed as such or worked out of a spoon; null where nobody knows. */
export function gramsPerCup(entry: Weighable): number | null {
  const density = densityOf(entry)
  return density === null ? null : (entry.cup ?? Math.round(density * millilitresPerCup))
}

/** What a size makes of the usual weight, where nobody weighed it: about that of onions, apples and potatoes. */
const sizeFactors: Readonly<Record<Size, number>> = { small: 0.7, medium: 1, large: 1.35 }

/** Grams of one, of a size if one is said; null where nobody knows. */
function gramsOfPiece({ piece, pieces }: Weighable, size: Size | undefined): number | null {
  if (size === undefined) return piece ?? pieces?.medium ?? null
  return pieces?.[size] ?? (piece === undefined ? null : piece * sizeFactors[size])
}

/** Grams of one unit of an ingredient, or null where nobody knows. */
function gramsOfOne(unit: Unit, entry: Weighable, size: Size | undefined): number | null {
  const own = gramsPer[unit] ?? entry.weights[unit]
  if (own !== undefined) return own
  if (unit === 'piece') return gramsOfPiece(entry, size)
  const volume = millilitresPer[unit]
  const density = densityOf(entry)
  if (volume !== undefined && density !== null) return volume * density
  return fingersTake[unit] ?? null
}

/** Units that weigh a thing as it is bought, with what is not eaten of it. */
const scales = new Set<Unit | undefined>(['mg', 'g', 'kg', 'oz', 'lb'])

/** Grams of a line that end on the plates: without bones, shells and the oil left in the pan. */
export function gramsEaten(line: WeighedLine, entry: Weighable): number | null {
  const grams = gramsOfLine(line, entry)
  const edible = scales.has(line.unit) ? (entry.edible ?? 1) : 1
  return grams === null ? null : grams * edible * (line.eaten ?? 1)
}

/** Grams of a recipe's line as written, the middle of a range; null where nobody knows. */
export function gramsOfLine(line: WeighedLine, entry: Weighable): number | null {
  if (line.amount === undefined) return entry.category === 'Spices' ? toTaste : null
  const amount = line.max === undefined ? line.amount : (line.amount + line.max) / 2
  const one = gramsOfOne(line.unit ?? 'piece', entry, line.size)
  return one === null ? null : amount * one
}
