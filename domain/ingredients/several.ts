import { nameOfFood, pluralOfFood } from './names.ts'
import { unitNamed } from './unit-named.ts'
import { ratioOf } from './unit-ratios.ts'
import type { Unit } from './units.ts'
import type { Ingredient } from './vocabulary.ts'

/** What of a food tells whether some of it is a number of things. A food that is none has one name for both. */
export type Countable = Pick<
  Ingredient,
  'name' | 'plural' | 'shown' | 'category' | 'gramsPerPiece' | 'gramsPerCup'
>

/** How much is taken: the upper end of a range, in the unit of the line. */
export interface Taken {
  most: number | null
  unit: string | null
}

/** So many pieces are several: more of what is big, of which a part is taken. */
const moreThanOne = 1.4
const moreThanOneBig = 2
const gramsOfBig = 400
/** Of what is smaller a spoon holds several. */
const gramsOfSmall = 20

/** Measures of which nobody knows the number of things in them. */
const loose = new Set<Unit>(['handful', 'pinch', 'dash', 'slice', 'glass'])
const packed = new Set<Unit>(['can', 'jar', 'pack', 'bottle', 'bunch'])

const millilitresPerUsCup = 237
const isWeight = (unit: Unit) => ratioOf('g', unit) !== null
const isVolume = (unit: Unit) => ratioOf('ml', unit) !== null

function gramsOf(most: number, unit: Unit, gramsPerCup: number | null): number | null {
  const grams = ratioOf('g', unit)
  if (grams !== null) return most * grams
  const millilitres = ratioOf('ml', unit)
  return millilitres === null || gramsPerCup === null
    ? null
    : (most * millilitres * gramsPerCup) / millilitresPerUsCup
}

const isSmall = ({ gramsPerPiece }: Countable) =>
  gramsPerPiece === null || gramsPerPiece < gramsOfSmall

/** Weighed or measured: by how many pieces that comes to, where one has been weighed. */
function isSeveralMeasured(food: Countable, most: number, unit: Unit): boolean {
  const piece = food.gramsPerPiece
  // Meat that nobody counts is one joint: a shoulder.
  if (piece === null) return food.category !== 'Meat' || isVolume(unit)
  const grams = gramsOf(most, unit, food.gramsPerCup)
  if (grams === null) return isSmall(food)
  return grams >= piece * (piece < gramsOfBig ? moreThanOne : moreThanOneBig)
}

/** Whether so much of a food is several of it: 800 g of potatoes, but 600 g of cabbage; ½ onion, but 1½ onions. */
export function isSeveral(food: Countable, { most, unit: named }: Taken): boolean {
  if (nameOfFood(food) === pluralOfFood(food)) return false
  const unit = unitNamed(named)
  if (most === null || (unit !== null && loose.has(unit))) return isSmall(food)
  if (unit !== null && packed.has(unit)) return (food.gramsPerPiece ?? 0) < gramsOfBig
  if (unit !== null && (isWeight(unit) || isVolume(unit))) {
    return isSeveralMeasured(food, most, unit)
  }
  return most > 1
}
