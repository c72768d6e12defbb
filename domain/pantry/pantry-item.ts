import { capitalised, ingredientPlural } from '../ingredients/names.ts'
import type { ReadLine } from '../ingredients/resolve.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { PantryEntry } from '../matching/kitchen.ts'

/** One thing at home, as the screens hold it. */
export interface PantryItem {
  /** UUID, made where the item is made. */
  id: string
  name: string
  category: string
  /** Null where nobody stated an amount: it is never shown as "1 piece". */
  quantity: number | null
  unit: string
  /** Null for what the vocabulary does not know; the item keeps the words that were typed. */
  ingredient: IngredientId | null
  createdAt: Date
}

/** The unit and the category of an item of which neither is known. */
export const defaultUnit = 'piece'
export const unknownCategory = 'Other'
export const mostPantryItems = 1_000

const longestName = 200
/** More than any kitchen holds, in grams too; the database takes no more. */
export const largestQuantity = 1_000_000
const millisecondsPerDay = 86_400_000

/** A line that was read, as a new item. */
export function pantryItemFrom(
  line: ReadLine,
  vocabulary: Vocabulary,
  made: { id: string; at: Date },
): PantryItem {
  const ingredient = line.resolution.kind === 'resolved' ? line.resolution.ingredient : null
  const known = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
  const { quantity, unit } = totalOf(line)
  const name = known === undefined ? line.original : nameOf(known.id, quantity, unit, vocabulary)
  return {
    id: made.id,
    // By whole characters: half of an emoji cannot be stored.
    name: Array.from(name).slice(0, longestName).join(''),
    category: known?.category ?? unknownCategory,
    quantity: known === undefined || quantity === null ? null : Math.min(quantity, largestQuantity),
    unit: known === undefined ? defaultUnit : unit,
    ingredient,
    createdAt: made.at,
  }
}

/** An ingredient of which nobody said how much, as a new item. */
export function pantryItemOf(
  ingredient: IngredientId,
  vocabulary: Vocabulary,
  made: { id: string; at: Date },
): PantryItem {
  return {
    id: made.id,
    name: nameOf(ingredient, null, defaultUnit, vocabulary),
    category: vocabulary.ingredients.get(ingredient)?.category ?? unknownCategory,
    quantity: null,
    unit: defaultUnit,
    ingredient,
    createdAt: made.at,
  }
}

/** "Eggs" for 2, "Onion" for ½ and for 1; the plural, which for milk is "milk", where nothing is counted. */
function nameOf(
  id: IngredientId,
  quantity: number | null,
  unit: string,
  vocabulary: Vocabulary,
): string {
  const isOne = quantity !== null && quantity <= 1 && unit === defaultUnit
  const name = isOne
    ? (vocabulary.ingredients.get(id)?.name ?? id)
    : ingredientPlural(id, vocabulary)
  return capitalised(name)
}

/** "2 x 400 g" is 800 g at home; of a range the safe end counts. */
function totalOf({ amount, unit, packSize }: ReadLine): { quantity: number | null; unit: string } {
  if (amount === null) return { quantity: null, unit: defaultUnit }
  if (packSize !== null) return { quantity: amount.min * packSize.amount.min, unit: packSize.unit }
  return { quantity: amount.min, unit: unit ?? defaultUnit }
}

/** Whether two items are the same thing in the same unit, so that adding again changes the one there is. */
export function isSameThing(left: PantryItem, right: PantryItem): boolean {
  if (left.ingredient !== null || right.ingredient !== null) {
    return left.ingredient === right.ingredient
  }
  return left.name.trim().toLowerCase() === right.name.trim().toLowerCase()
}

/** A pantry as matching asks it, at `now`. */
export function pantryEntries(items: readonly PantryItem[], now: Date): PantryEntry[] {
  return items.map(({ ingredient, createdAt }) => ({
    ingredient,
    status: 'have',
    ageDays: Math.max(0, (now.getTime() - createdAt.getTime()) / millisecondsPerDay),
  }))
}

/** From which share of its shelf life on something is to be used soon. */
const soonFrom = 0.6

/** Whether an item has spent most of the days that it usually keeps. */
export function spoilsSoon(item: PantryItem, vocabulary: Vocabulary, now: Date): boolean {
  const known = item.ingredient === null ? undefined : vocabulary.ingredients.get(item.ingredient)
  const keeps = known?.shelfLifeDays ?? null
  const age = (now.getTime() - item.createdAt.getTime()) / millisecondsPerDay
  return keeps !== null && age >= keeps * soonFrom
}
