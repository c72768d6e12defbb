import type { Unit } from '#domain/ingredients/units.ts'
import type { RecipeLine } from './format.ts'
import type { CatalogueIngredient } from './read.ts'

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
}

/** What fingers take of anything: too little to ask each ingredient for. */
const fingersTake: Partial<Record<Unit, number>> = { pinch: 0.3, dash: 0.6 }

/** What "to taste" comes to for a spice; of anything else it is not known. */
const toTaste = 1

/** Grams of one unit of an ingredient, or null where nobody knows. */
function gramsOfOne(unit: Unit, entry: CatalogueIngredient): number | null {
  const own = gramsPer[unit] ?? entry.weights[unit]
  if (own !== undefined) return own
  if (unit === 'piece') return entry.piece ?? null
  const volume = millilitresPer[unit]
  if (volume !== undefined && entry.cup !== undefined) {
    return (volume / millilitresPerCup) * entry.cup
  }
  return fingersTake[unit] ?? null
}

/** Grams of a recipe's line as written, the middle of a range; null where nobody knows. */
export function gramsOfLine(line: RecipeLine, entry: CatalogueIngredient): number | null {
  if (line.amount === undefined) return entry.category === 'Spices' ? toTaste : null
  const amount = line.max === undefined ? line.amount : (line.amount + line.max) / 2
  const one = gramsOfOne(line.unit ?? 'piece', entry)
  return one === null ? null : amount * one
}
