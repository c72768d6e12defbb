import type { IngredientId } from '../ingredients/vocabulary.ts'
import { valueOf, type RecordDoc } from '../sync/records.ts'

export interface Purchases {
  /** `at`: when it was ticked, in milliseconds since 1970. */
  bought: { ingredient: IngredientId; at: number }[]
  toBuy: IngredientId[]
}

/** What the items of lists say of shopping. What was ticked stays bought when it is cleared from the list. */
export function purchasesIn(items: Iterable<RecordDoc>): Purchases {
  const purchases: Purchases = { bought: [], toBuy: [] }
  for (const doc of items) {
    const ingredient = valueOf(doc, 'ingredient')
    if (typeof ingredient !== 'string') continue
    const [clock = '', isBought] = doc['checked'] ?? []
    if (isBought === true) purchases.bought.push({ ingredient, at: Number(clock.split('.')[0]) })
    else if (valueOf(doc, 'removed') !== true) purchases.toBuy.push(ingredient)
  }
  return purchases
}
