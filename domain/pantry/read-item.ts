import type { ReadLine } from '../ingredients/read-line.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { textLimits } from '../limits.ts'
import {
  defaultUnit,
  largestQuantity,
  nameInPantry,
  type PantryItem,
  unknownCategory,
} from './pantry-item.ts'
import { asStated } from './stated-keeping.ts'

/** A line that was read, as a new item. */
export function pantryItemFrom(
  line: ReadLine,
  vocabulary: Vocabulary,
  made: { id: string; at: Date },
): PantryItem {
  const ingredient = line.resolution.kind === 'resolved' ? line.resolution.ingredient : null
  const known = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
  const { quantity, unit } = totalOf(line)
  const name =
    known === undefined ? line.original : nameInPantry(known.id, quantity, unit, vocabulary)
  const item: PantryItem = {
    id: made.id,
    name: shortened(name),
    category: known?.category ?? unknownCategory,
    quantity: known === undefined || quantity === null ? null : Math.min(quantity, largestQuantity),
    unit: known === undefined ? defaultUnit : unit,
    ingredient,
    typedAs: line.name.trim() === '' ? null : shortened(line.name.trim()),
    status: 'have',
    stockedAt: made.at,
    createdAt: made.at,
  }
  return known === undefined ? item : asStated(item, known, line, vocabulary)
}

/** By whole characters: half of an emoji cannot be stored. */
function shortened(text: string): string {
  return Array.from(text).slice(0, textLimits.itemName).join('')
}

/** "2 x 400 g" is 800 g at home; of a range the safe end counts. */
function totalOf({ amount, unit, packSize }: ReadLine): { quantity: number | null; unit: string } {
  if (amount === null) return { quantity: null, unit: defaultUnit }
  if (packSize !== null) return { quantity: amount.min * packSize.amount.min, unit: packSize.unit }
  return { quantity: amount.min, unit: unit ?? defaultUnit }
}
