import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { PantryItem } from '../pantry/pantry-item.ts'
import { ingredientOf } from './merged-lines.ts'
import type { ShoppingItem } from './shopping-item.ts'

/** What has run out, then what runs low, that is on no list yet. */
export function ranOut(
  pantry: readonly PantryItem[],
  list: readonly ShoppingItem[],
  vocabulary: Vocabulary | undefined,
): PantryItem[] {
  const ingredients = new Set(list.map((item) => ingredientOf(item, vocabulary)))
  const names = new Set(list.map(({ name }) => name.trim().toLowerCase()))
  const isListed = ({ ingredient, name }: PantryItem) =>
    (ingredient !== null && ingredients.has(ingredient)) || names.has(name.trim().toLowerCase())
  const missing = pantry.filter((item) => item.status !== 'have' && !isListed(item))
  return missing.toSorted(
    (left, right) => Number(right.status === 'out') - Number(left.status === 'out'),
  )
}
