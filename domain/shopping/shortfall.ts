import { roundAmount } from '../ingredients/round-amount.ts'
import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { PantryItem } from '../pantry/pantry-item.ts'
import { unitRatio } from './unit-families.ts'

/** What a recipe asks for; where no amount is known it is null. */
export interface Wanted {
  ingredient: IngredientId | null
  amount: number | null
  unit: string | null
}

/** Less than this share of what is wanted is nothing one would go to a shop for. */
export const negligible = 0.02

/**
 * Returns what to buy of one thing with this at home: all, less, or null where nothing is missing. What is
 * at home without an amount, or in a unit that cannot be compared, is taken to be enough; what runs low or
 * has run out is not counted on.
 */
export function shortfallOf<Want extends Wanted>(
  wanted: Want,
  pantry: readonly PantryItem[],
): Want | null {
  const { ingredient, amount, unit } = wanted
  const there = pantry.filter(
    (item) => ingredient !== null && item.ingredient === ingredient && item.status === 'have',
  )
  if (there.length === 0) return wanted
  if (amount === null) return null
  let left = amount
  for (const item of there) {
    const ratio = item.quantity === null ? null : unitRatio(unit ?? 'piece', item.unit)
    if (ratio === null) return null
    left -= (item.quantity ?? 0) * ratio
  }
  return left <= amount * negligible ? null : { ...wanted, amount: roundAmount(left) }
}

/** Returns what to buy of all that is wanted. */
export function shortfall<Want extends Wanted>(
  wanted: readonly Want[],
  pantry: readonly PantryItem[],
): Want[] {
  return wanted.flatMap((each) => shortfallOf(each, pantry) ?? [])
}
