import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import type { NewShoppingItem } from '#domain/shopping/changes.ts'
import type { ShoppingLine } from '#domain/shopping/merged-lines.ts'
import { defaultCategory } from '#domain/shopping/shopping-item.ts'

/** What was bought, as it stands at home. Its id is the line's first, so that two who tick it stock it once. */
export function boughtItem(line: ShoppingLine): PantryItem {
  const [first] = line.parts
  const now = new Date()
  return {
    id: first?.id ?? crypto.randomUUID(),
    name: line.name,
    category: line.aisle,
    quantity: line.total?.quantity ?? null,
    unit: line.total?.unit ?? 'piece',
    ingredient: line.ingredient,
    typedAs: null,
    status: 'have',
    stockedAt: now,
    createdAt: now,
  }
}

/** Something that ran out, to be bought again. */
export function itemToRestock(
  item: Pick<PantryItem, 'name' | 'ingredient'>,
  listId: string | null,
): NewShoppingItem {
  return {
    id: crypto.randomUUID(),
    name: item.name,
    category: defaultCategory,
    amount: '',
    unit: 'piece',
    ingredient: item.ingredient,
    listId,
  }
}
