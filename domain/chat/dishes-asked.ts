import { kitchenOf } from '../belief/kitchen-of.ts'
import type { Composing } from '../composing/compose.ts'
import type { Writing } from '../composing/dish.ts'
import { dishAddress, partsOfAddress } from '../composing/dish-address.ts'
import { dishAt } from '../composing/dish-at.ts'
import type { DishCard } from '../composing/dish-card.ts'
import { cardAt, cardsOfKitchen } from '../composing/dish-cards.ts'
import { faultsOf } from '../composing/verify.ts'
import { foodsInText } from '../ingredients/foods-in-text.ts'
import { kitchenWith } from '../matching/kitchen-with.ts'
import { type DietRules, keepsRules, noRules } from '../recipes/suits-diet.ts'
import type { HomeAsked } from './answer-alone.ts'

/** A composed dish, as an assistant reads it. */
export interface AskedDish {
  address: string
  title: string
  minutes: number
  servings: number
  /** Why each thing goes in, in sentences; empty where only the dish itself was asked for. */
  reasons: readonly string[]
}

const inShort = ({ address, title, readyInMinutes, servings, reasons }: DishCard): AskedDish => ({
  address,
  title,
  minutes: readyInMinutes,
  servings,
  reasons: reasons ?? [],
})

/** Dishes of what is at home, those first that take all foods that a text names; none that is not known to keep the rules. */
export function dishesAsked(
  text: string,
  { items, staples, rules, lacked, owned }: HomeAsked,
  composing: Composing,
  now: Date,
): AskedDish[] {
  const { vocabulary } = composing
  const kitchen = kitchenOf({ items, staples, rules: [rules, noRules] }, vocabulary, now)
  const foods = foodsInText(text, vocabulary)
  const equipped = { lacked, owned, isExplained: true }
  const cards = cardsOfKitchen(kitchenWith(kitchen, foods), composing, equipped)
  const takesAll = ({ needs }: DishCard) =>
    foods.every((food) => needs.some(({ ingredient }) => ingredient === food))
  return cards
    .filter((card) => keepsRules(card, rules))
    .toSorted((one, other) => Number(takesAll(other)) - Number(takesAll(one)))
    .map(inShort)
}

/** The dish at an address, read line by line; null where there is none, or where it is not known to keep the rules. */
export function dishAsked(address: string, rules: DietRules, writing: Writing): AskedDish | null {
  const { name, query } = partsOfAddress(address)
  const dish = dishAt(name, query, writing)
  if (dish === null || faultsOf(dish, rules, writing).length > 0) return null
  // As it is written, whatever else stood in what was asked.
  const card = cardAt(dishAddress(dish.composition), { owned: new Set() }, writing)
  return card === null || !keepsRules(card, rules) ? null : inShort(card)
}
