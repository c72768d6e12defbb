import { lineageOf } from './lineage.ts'
import { lookUp } from './look-up.ts'
import type { IngredientCategory, IngredientId, Vocabulary } from './vocabulary.ts'

/** Powders of one thing, by what it is a kind of, and by where it stands in a shop. */
const powders: readonly (readonly [IngredientId, IngredientId])[] = [
  ['chili', 'pure-chili-powder'],
  ['dried-chili', 'pure-chili-powder'],
  ['mushroom', 'mushroom-powder'],
  // Of coconut it is dried milk, and of leaves more than they.
  ['coconut', 'specialty-powder'],
  ['leafy-green', 'specialty-powder'],
  ['salad-leaf', 'specialty-powder'],
]
const powdersOfCategories: Partial<Record<IngredientCategory, IngredientId>> = {
  Fruit: 'fruit-powder',
  Vegetables: 'vegetable-powder',
}

/** "Orange powder" is dried fruit, "habanero powder" ground chilli; of all other powders nothing is claimed. */
export function powderOf(form: string, vocabulary: Vocabulary): IngredientId {
  const id = lookUp(form.replace(/ powder$/u, ''), vocabulary)
  const food = id === null ? undefined : vocabulary.ingredients.get(id)
  if (food === undefined) return 'specialty-powder'
  const kinds = lineageOf(food.id, vocabulary)
  const powder = powders.find(([kind]) => kinds.includes(kind))?.[1]
  return powder ?? powdersOfCategories[food.category] ?? 'specialty-powder'
}

export const powderIds: readonly IngredientId[] = [
  ...Object.values(powdersOfCategories),
  ...powders.map(([, id]) => id),
]
