import { roundAmount } from '../ingredients/round-amount.ts'
import { unitNamed } from '../ingredients/unit-named.ts'
import { ratioOf } from '../ingredients/unit-ratios.ts'
import type { Unit } from '../ingredients/units.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { PantryItem } from './pantry-item.ts'

/** What a dish took of one thing at home. */
export interface Use {
  /** The ingredient as it stands in the pantry. */
  ingredient: IngredientId
  /** Null where the recipe states none, or none that can be compared. */
  amount: number | null
  unit: string | null
  /** What the whole amount weighs, where that is known: pieces and packages are then taken from a weight. */
  grams: number | null
}

/** What becomes of one thing in the pantry. */
export interface Taking {
  item: PantryItem
  /** The item afterwards: with what is left, running low, or out. */
  after: PantryItem
  /** How much is taken, in the item's unit; null where that is not known. */
  taken: number | null
  outcome: 'left' | 'used-up' | 'unknown'
}

/** What one of a counted unit weighs; null where nobody knows. */
type GramsOfOne = (id: IngredientId, unit: Unit) => number | null

/** With no more than this share of what there was, it runs low. */
const lowShare = 1 / 4
/** A spoon more or less: what is left is nothing to cook with. */
const restShare = 1 / 50

/** How much of the item's unit the use comes to; null where the two cannot be compared. */
function inUnitOf(item: PantryItem, use: Use, gramsOf: GramsOfOne): number | null {
  const [held, used] = [unitNamed(item.unit), unitNamed(use.unit)]
  if (held === null) return null
  if (use.amount !== null && used !== null) {
    const ratio = held === used ? 1 : ratioOf(held, used)
    if (ratio !== null) return use.amount * ratio
  }
  if (use.grams === null) return null
  const weight = ratioOf(held, 'g')
  if (weight !== null) return use.grams * weight
  const grams = gramsOf(use.ingredient, held)
  return grams === null ? null : use.grams / grams
}

function takingOf(item: PantryItem, uses: readonly Use[], gramsOf: GramsOfOne): Taking {
  const amounts = uses.map((use) => inUnitOf(item, use, gramsOf))
  const isKnown = item.quantity !== null && amounts.every((amount) => amount !== null)
  if (item.quantity === null || !isKnown) {
    return { item, after: { ...item, status: 'low' }, taken: null, outcome: 'unknown' }
  }
  const wanted = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
  const left = roundAmount(item.quantity - wanted)
  if (left <= item.quantity * restShare) {
    const taken = Math.min(wanted, item.quantity)
    return { item, after: { ...item, status: 'out' }, taken, outcome: 'used-up' }
  }
  const isLow = left <= item.quantity * lowShare
  return {
    item,
    after: { ...item, quantity: left, status: isLow ? 'low' : item.status },
    taken: wanted,
    outcome: 'left',
  }
}

/**
 * What cooking takes from a pantry, one taking for each thing that is used and there. Nothing stands in
 * the way of cooking: where there is less at home than the recipe takes, it is used up; where an amount
 * is not known or cannot be compared, the thing may be marked as running low.
 */
export function takeFromPantry(
  pantry: readonly PantryItem[],
  uses: readonly Use[],
  gramsOf: GramsOfOne = () => null,
): Taking[] {
  return pantry.flatMap((item) => {
    const { ingredient } = item
    if (ingredient === null || item.status === 'out') return []
    const own = uses.filter((use) => use.ingredient === ingredient)
    return own.length === 0 ? [] : [takingOf(item, own, gramsOf)]
  })
}
