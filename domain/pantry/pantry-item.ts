import type { CalendarDay } from '../calendar-day.ts'
import { capitalised, ingredientName, ingredientPlural } from '../ingredients/names.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { PantryEntry } from '../matching/kitchen.ts'
import type { Place } from './place.ts'

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
  /** The name as it was typed, without its amount; null for what was picked. */
  typedAs: string | null
  status: PantryStatus
  /** Since when it is at home: its age counts from here. */
  stockedAt: Date
  /** When it was first put in: its place in the list. */
  createdAt: Date
  /** Where it stands, if not where it usually does. */
  place?: Place
  /** Since when it is open, as far as somebody said so. */
  openedAt?: Date
  /** The date on its pack, as far as somebody said it. */
  bestBefore?: CalendarDay
  /** Whose account put it there, where that is another than the reader's. */
  addedBy?: string
  /** Whose account said that it has run out, where that is another than the reader's. */
  usedUpBy?: string
}

/** What somebody says of a thing: what is only likely stands in no pantry. */
export type PantryStatus = Exclude<PantryEntry['status'], 'likely'>

/** The unit and the category of an item of which neither is known. */
export const defaultUnit = 'piece'
export const unknownCategory = 'Other'

/** More than any kitchen holds, in grams too; the database takes no more. */
export const largestQuantity = 1_000_000

/** An ingredient of which nobody said how much, as a new item. */
export function pantryItemOf(
  ingredient: IngredientId,
  vocabulary: Vocabulary,
  made: { id: string; at: Date },
): PantryItem {
  return {
    id: made.id,
    name: nameInPantry(ingredient, null, defaultUnit, vocabulary),
    category: vocabulary.ingredients.get(ingredient)?.category ?? unknownCategory,
    quantity: null,
    unit: defaultUnit,
    ingredient,
    typedAs: null,
    status: 'have',
    stockedAt: made.at,
    createdAt: made.at,
  }
}

/** "eggs" for 2, "onion" for ½ and for 1; the plural, which for milk is "milk", where nothing is counted. */
export function countedName(
  id: IngredientId,
  quantity: number | null,
  unit: string | null,
  vocabulary: Vocabulary,
): string {
  const isOne = quantity !== null && quantity <= 1 && (unit ?? defaultUnit) === defaultUnit
  return isOne ? ingredientName(id, vocabulary) : ingredientPlural(id, vocabulary)
}

/** As it stands on the shelf: "Eggs". */
export function nameInPantry(
  id: IngredientId,
  quantity: number | null,
  unit: string,
  vocabulary: Vocabulary,
): string {
  return capitalised(countedName(id, quantity, unit, vocabulary))
}

/** What is at home by what the page calls its foods: what was stored may be in another language, or by an older name. */
export function asCalledHere(
  items: readonly PantryItem[],
  vocabulary: Vocabulary,
): readonly PantryItem[] {
  let isChanged = false
  const called = items.map((item) => {
    const { ingredient, quantity, unit } = item
    if (ingredient === null || !vocabulary.ingredients.has(ingredient)) return item
    const name = nameInPantry(ingredient, quantity, unit, vocabulary)
    if (name === item.name) return item
    isChanged = true
    return { ...item, name }
  })
  return isChanged ? called : items
}

/** Whether two items are the same thing in the same unit, so that adding again changes the one there is. */
export function isSameThing(left: PantryItem, right: PantryItem): boolean {
  if (left.ingredient !== null || right.ingredient !== null) {
    return left.ingredient === right.ingredient
  }
  return left.name.trim().toLowerCase() === right.name.trim().toLowerCase()
}
