import { isSameThing, largestQuantity, type PantryItem } from './pantry-item.ts'

export interface PantryAddition {
  /** The whole pantry afterwards, newest first. */
  pantry: PantryItem[]
  /** The items that are new or changed, as they are afterwards. */
  changed: PantryItem[]
}

/**
 * Adds things to a pantry. What is there already stays one item: its amount grows where both are
 * stated in one unit, else the newly stated amount counts.
 */
export function addToPantry(
  pantry: readonly PantryItem[],
  additions: readonly PantryItem[],
): PantryAddition {
  const items = [...pantry]
  const changed = new Map<string, PantryItem>()
  for (const addition of additions) {
    const index = items.findIndex((item) => isSameThing(item, addition))
    const there = items[index]
    const item = there === undefined ? addition : merge(there, addition)
    if (there === undefined) items.unshift(item)
    else items[index] = item
    changed.set(item.id, item)
  }
  return { pantry: items, changed: [...changed.values()] }
}

function merge(there: PantryItem, addition: PantryItem): PantryItem {
  if (addition.quantity === null) return { ...there, createdAt: addition.createdAt }
  const grows = there.quantity !== null && there.unit === addition.unit
  const sum = grows ? (there.quantity ?? 0) + addition.quantity : addition.quantity
  const quantity = Math.min(sum, largestQuantity)
  const { name, unit, createdAt } = addition
  return { ...there, name, unit, quantity, createdAt }
}
