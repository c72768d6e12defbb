import type { CalendarDay } from '../calendar-day.ts'
import { capitalised, nameOfFood, pluralOfFood } from '../ingredients/names.ts'
import { normalise } from '../ingredients/normalise.ts'
import { isSeveral } from '../ingredients/several.ts'
import {
  type Ingredient,
  ingredientCategories,
  type IngredientId,
  type Vocabulary,
} from '../ingredients/vocabulary.ts'
import { inGrams } from './in-grams.ts'
import { amountInNumbers } from './records.ts'
import { negligible } from './shortfall.ts'
import type { ShoppingItem } from './shopping-item.ts'
import { sumOf, unitFamily, type Measured } from './unit-families.ts'

/** One line of the list: everything that is the same thing, as far as its amounts can be added. */
export interface ShoppingLine {
  /** Stays the same while the line grows and shrinks. */
  key: string
  name: string
  aisle: string
  ingredient: IngredientId | null
  /** Null where nobody said how much. */
  total: Measured | null
  /** Whether cups or pieces were weighed for the total, by what one usually weighs. */
  isAbout: boolean
  /** An amount in words, where it is no number: "a few". */
  words: string
  checked: boolean
  /** Oldest first. */
  parts: readonly ShoppingItem[]
}

/** The first day on which the meal plan needs some of it; undefined where it needs none. */
export const neededOnOf = ({ parts }: Pick<ShoppingLine, 'parts'>): CalendarDay | undefined =>
  parts.flatMap(({ neededOn }) => neededOn ?? []).toSorted()[0]

const aisles: ReadonlySet<string> = new Set(ingredientCategories)

/** What the item is, also where it was written by something that knows no ingredients. */
export function ingredientOf(item: ShoppingItem, vocabulary: Vocabulary | undefined) {
  return item.ingredient ?? vocabulary?.aliases.get(normalise(item.name)) ?? null
}

function aisleOf(item: ShoppingItem, ingredient: IngredientId | null, vocabulary?: Vocabulary) {
  if (aisles.has(item.category)) return item.category
  const known = ingredient === null ? undefined : vocabulary?.ingredients.get(ingredient)
  return known?.category ?? 'Other'
}

function measureOf({ amount, unit }: ShoppingItem): Measured | null {
  const quantity = amountInNumbers(amount)
  return quantity === null || quantity <= 0 ? null : { quantity, unit }
}

/** What the item weighs, where its amount is a weight or the thing has been weighed; else null. */
function weightOf(item: ShoppingItem, vocabulary: Vocabulary | undefined): Measured | null {
  const measure = measureOf(item)
  const ingredient = ingredientOf(item, vocabulary)
  const known = ingredient === null ? undefined : vocabulary?.ingredients.get(ingredient)
  return measure && inGrams(measure, known)
}

/**
 * The list as one buys: two onions for the soup and one for the curry are three onions. What is in the
 * basket is a line of its own; what has no amount joins the first line of the same thing.
 */
export function mergedLines(
  items: readonly ShoppingItem[],
  vocabulary: Vocabulary | undefined,
): ShoppingLine[] {
  const things = new Map<string, ShoppingItem[]>()
  for (const item of items) {
    const ingredient = ingredientOf(item, vocabulary)
    const thing = `${ingredient ?? `“${normalise(item.name)}”`}${item.checked ? ' ✓' : ''}`
    things.set(thing, [...(things.get(thing) ?? []), item])
  }
  return [...things].flatMap(([thing, parts]) => linesOf(thing, parts, vocabulary))
}

function linesOf(thing: string, items: readonly ShoppingItem[], vocabulary?: Vocabulary) {
  const families = new Map<string, ShoppingItem[]>()
  const unmeasured: ShoppingItem[] = []
  const isWeighed = items.some((item) => unitFamily(measureOf(item)?.unit ?? '') === 'weight')
  for (const item of items) {
    const measure = measureOf(item)
    if (measure === null) unmeasured.push(item)
    else {
      const joins = isWeighed && weightOf(item, vocabulary) !== null
      const family = joins ? 'weight' : unitFamily(measure.unit)
      families.set(family, [...(families.get(family) ?? []), item])
    }
  }
  const [first = 'no amount'] = families.keys()
  if (unmeasured.length > 0) families.set(first, [...(families.get(first) ?? []), ...unmeasured])
  return [...families].map(([family, parts]) => lineOf(`${thing} ${family}`, parts, vocabulary))
}

/** "Cabbage" for 600 g and "Potatoes" for as many; the plural where nobody said how much. */
function nameToBuy(food: Ingredient, total: Measured | null): string {
  const areMany = total === null || isSeveral(food, { most: total.quantity, unit: total.unit })
  return capitalised(areMany ? pluralOfFood(food) : nameOfFood(food))
}

/** What the plan wants is bought in whole pieces, however many dishes share one; what a person wrote is bought as they wrote it. */
function inWhole(total: Measured | null, parts: readonly ShoppingItem[]): Measured | null {
  const isShared = total?.unit === 'piece' && parts.some(({ isOfPlan }) => isOfPlan)
  return isShared
    ? { ...total, quantity: Math.max(1, Math.ceil(total.quantity - negligible)) }
    : total
}

function lineOf(key: string, items: ShoppingItem[], vocabulary?: Vocabulary): ShoppingLine {
  const parts = items.toSorted((left, right) => left.addedAt - right.addedAt)
  const [first] = parts
  if (first === undefined) throw new Error('A line holds something')
  const ingredient = ingredientOf(first, vocabulary)
  const measures = parts.flatMap((part) => measureOf(part) ?? [])
  const isAbout = new Set(measures.map(({ unit }) => unitFamily(unit))).size > 1
  const total = inWhole(
    sumOf(isAbout ? parts.flatMap((part) => weightOf(part, vocabulary) ?? []) : measures),
    parts,
  )
  const known = ingredient === null ? undefined : vocabulary?.ingredients.get(ingredient)
  const moved = parts.findLast(({ category }) => aisles.has(category)) ?? first
  return {
    key,
    name: known === undefined ? first.name : nameToBuy(known, total),
    aisle: aisleOf(moved, ingredient, vocabulary),
    ingredient,
    total,
    isAbout,
    words: total === null ? (parts.find(({ amount }) => amount !== '')?.amount ?? '') : '',
    checked: first.checked,
    parts,
  }
}
