import type { CalendarDay } from '../calendar-day.ts'
import { roundAmount } from '../ingredients/round-amount.ts'
import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { defaultUnit, type PantryItem } from '../pantry/pantry-item.ts'
import { inGrams } from '../shopping/in-grams.ts'
import type { Wanted } from '../shopping/shortfall.ts'
import { type Measured, sumOf, unitFamily } from '../shopping/unit-families.ts'
import { inPlanOrder, type PlannedMeal } from './planned-meal.ts'
import { Stock } from './stock.ts'

/** What a meal wants of one thing. */
export interface MealWant extends Wanted {
  /** Things at home that might do instead, where that is for the cook to say. */
  instead?: readonly IngredientId[]
}

/** A planned meal with all that it wants, for its servings; without what is always at home, and what may be left out. */
export interface MealNeeds {
  meal: PlannedMeal
  needs: readonly MealWant[]
}

/** What is to be bought of one thing for one meal. */
export interface WeekItem {
  mealId: string
  day: CalendarDay
  /** Of the meal. */
  title: string
  ingredient: IngredientId
  /** Null where nobody said how much. */
  amount: number | null
  unit: string
  /** Things at home that might do instead. */
  instead?: readonly IngredientId[]
}

interface AtHome {
  pantry: readonly PantryItem[]
  /** The last day on which a thing at home is good; null where it does not spoil, or nobody knows. */
  until: (item: PantryItem) => CalendarDay | null
  vocabulary: Vocabulary | undefined
}

/**
 * What is to be bought for planned meals, by meal, in the order in which they are eaten: what each of them wants less what is at home then.
 * What was cooked wants nothing. Of one meal each thing stands once for each unit.
 */
export function listOfWeek(
  meals: readonly MealNeeds[],
  { pantry, until, vocabulary }: AtHome,
): readonly WeekItem[] {
  const stock = new Stock(pantry, until, vocabulary)
  const needsOf = new Map(meals.map(({ meal, needs }) => [meal.id, needs]))
  return inPlanOrder(meals.map(({ meal }) => meal))
    .filter(({ cookedAt }) => cookedAt === null)
    .flatMap(({ id, day, title }) =>
      together(needsOf.get(id) ?? []).flatMap(({ ingredient, amount, unit, instead }) => {
        if (ingredient === null) return []
        const missing = stock.missingAfterTaking({ ingredient, amount, unit }, day)
        if (missing === null) return []
        const bought = missing.amount === null ? null : toBuy(missing.amount, unit)
        const item = { mealId: id, day, title, ingredient, unit, amount: bought }
        return instead === undefined ? item : { ...item, instead }
      }),
    )
}

/** So much is weighed in steps of five. */
const weighedInFives = 100

/** As one buys it: of grams and millilitres nobody weighs out a part, and of many of them five more or less. */
function toBuy(amount: number, unit: string): number {
  if (unit !== 'g' && unit !== 'ml') return roundAmount(amount)
  const step = amount >= weighedInFives ? 5 : 1
  return amount < step ? roundAmount(amount) : Math.ceil(roundAmount(amount) / step) * step
}

/** Each thing once for each unit; what has no amount joins what has one. */
function together(needs: readonly MealWant[]): readonly (MealWant & { unit: string })[] {
  const sums = new Map<string, MealWant & { unit: string }>()
  for (const need of needs) {
    const unit = need.unit ?? defaultUnit
    const key = `${need.ingredient} ${need.amount === null ? '' : unit}`
    const before = sums.get(key)
    const amount = need.amount === null ? null : need.amount + (before?.amount ?? 0)
    sums.set(key, { ...need, amount, unit })
  }
  const measured = new Set(
    [...sums.values()].flatMap((each) => (each.amount === null ? [] : each.ingredient)),
  )
  return [...sums.values()].filter(
    ({ ingredient, amount }) => amount !== null || !measured.has(ingredient),
  )
}

/** One thing to buy for a whole week. */
export interface WeekTotal {
  ingredient: IngredientId
  /** In one unit; null where nobody said how much. */
  total: Measured | null
  /** The first day that needs more of it than is at home. */
  neededOn: CalendarDay
  /** For which meals, in the order of their days. */
  items: readonly WeekItem[]
}

/**
 * The items of a week as one buys them: each thing once, in one unit, by the day that first needs it. Where cups or pieces of a thing are
 * wanted beside grams they are weighed; what nobody can weigh is a line of its own.
 */
export function totalsOfWeek(
  items: readonly WeekItem[],
  vocabulary: Vocabulary | undefined,
): readonly WeekTotal[] {
  const things = new Map<IngredientId, WeekItem[]>()
  for (const item of items)
    things.set(item.ingredient, [...(things.get(item.ingredient) ?? []), item])
  return [...things]
    .flatMap(([ingredient, parts]) => linesOf(ingredient, parts, vocabulary))
    .toSorted((one, other) =>
      one.neededOn < other.neededOn ? -1 : Number(one.neededOn > other.neededOn),
    )
}

const measureOf = ({ amount, unit }: WeekItem): Measured | null =>
  amount === null ? null : { quantity: amount, unit }

function linesOf(
  ingredient: IngredientId,
  items: readonly WeekItem[],
  vocabulary: Vocabulary | undefined,
): readonly WeekTotal[] {
  const known = vocabulary?.ingredients.get(ingredient)
  const families = new Set(
    items.flatMap((item) => (item.amount === null ? [] : unitFamily(item.unit))),
  )
  const weighed = (measure: Measured) =>
    families.size > 1 ? (inGrams(measure, known) ?? measure) : measure
  const lines = new Map<string, { items: WeekItem[]; measures: Measured[] }>()
  for (const item of items.toSorted(
    (one, other) => Number(one.amount === null) - Number(other.amount === null),
  )) {
    const plain = measureOf(item)
    const measure = plain && weighed(plain)
    // What has no amount joins the first line of the same thing.
    const family = measure === null ? ([...lines.keys()][0] ?? '') : unitFamily(measure.unit)
    const line = lines.get(family) ?? { items: [], measures: [] }
    lines.set(family, line)
    line.items.push(item)
    if (measure !== null) line.measures.push(measure)
  }
  return [...lines.values()].map((line) => {
    const inOrder = line.items.toSorted((one, other) =>
      one.day < other.day ? -1 : Number(one.day > other.day),
    )
    return {
      ingredient,
      total: sumOf(line.measures),
      neededOn: inOrder[0]?.day ?? '',
      items: inOrder,
    }
  })
}
