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

/** What was put in anew is there again, and keeps as that does; of what had run out nothing is left to add to. */
function merge(there: PantryItem, addition: PantryItem): PantryItem {
  const { id, name, category, unit, createdAt } = there
  const typedAs = addition.typedAs ?? there.typedAs
  const fresh = { ...addition, id, category, typedAs, status: 'have', createdAt } as const
  const left = there.status === 'out' ? null : there.quantity
  if (addition.quantity === null) return { ...fresh, name, unit, quantity: left }
  const grows = left !== null && unit === addition.unit
  const sum = grows ? left + addition.quantity : addition.quantity
  return { ...fresh, quantity: Math.min(sum, largestQuantity) }
}
