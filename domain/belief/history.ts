import { lineageOf } from '../ingredients/lineage.ts'
import type { Ingredient, IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { DietRules } from '../recipes/suits-diet.ts'
import { basics } from './basics.ts'
import { isWithinRules } from './within-rules.ts'

/** What somebody bought and cooked. Times are milliseconds since 1970. */
export interface KitchenHistory {
  /** Ticked on a shopping list; of each thing the last time is enough. */
  bought: readonly { ingredient: IngredientId; at: number }[]
  /** On a shopping list and not ticked. */
  toBuy: readonly IngredientId[]
  /** Each time with what the dish is not itself without. */
  cooked: readonly { needed: readonly IngredientId[]; at: number }[]
}

/**
 * Of the log-odds, for what was bought a moment ago: seven to one. It stood in the pantry from then on, so whoever is asked about
 * it took it out again without a word. One purchase therefore leaves onions unlikely (0.06 becomes 0.32) and makes sugar sure (0.55, 0.90).
 */
const weightOfPurchase = 2
/** Of the log-odds, for each dish that needed it: two to one, for a cook may have gone without or taken something else. */
const weightOfDish = 0.7
/** As much as a purchase. A fourth dish with oil says nothing that three have not said. */
const mostDishes = 3
/** Of the log-odds, for what is still to be bought: twenty to one, for some buy before the last of it is gone. */
const weightOfToBuy = -3
/** Days. Nobody remembers longer than that what a bottle was opened for. */
const [longestAfterPurchase, longestAfterDish] = [365, 180]

const day = 86_400_000

/** 1 for now, 0 from the day on which it has spoiled or is too long ago; what lies ahead by a wrong clock is now. */
function freshness(at: number, now: Date, { shelfLifeDays }: Ingredient, longest: number): number {
  const lasts = Math.min(longest, shelfLifeDays ?? longest)
  const days = Math.max(0, (now.getTime() - at) / day)
  return Math.max(0, 1 - days / lasts)
}

/**
 * What was bought and cooked says of each basic, in log-odds; a kind of it counts for it. It only counts for what nothing was said of since
 * (see beliefsOf), and what breaks the rules of who cooks tells nothing.
 */
export function learnedFrom(
  history: KitchenHistory,
  vocabulary: Vocabulary,
  rules: DietRules,
  now: Date,
): Map<IngredientId, number> {
  const lineage = (id: IngredientId) =>
    isWithinRules(id, vocabulary, rules) ? lineageOf(id, vocabulary) : []
  const purchases = new Map<IngredientId, number>()
  for (const { ingredient, at } of history.bought) {
    for (const id of lineage(ingredient)) purchases.set(id, Math.max(at, purchases.get(id) ?? at))
  }
  const dishes = new Map<IngredientId, number[]>()
  for (const { needed, at } of history.cooked) {
    for (const id of new Set(needed.flatMap(lineage)))
      dishes.set(id, [...(dishes.get(id) ?? []), at])
  }
  // Who writes down oil has no kind of it; who writes down olive oil may have another one.
  const toBuy = new Set(history.toBuy.filter((id) => isWithinRules(id, vocabulary, rules)))
  const isToBuy = (id: IngredientId) => lineageOf(id, vocabulary).some((each) => toBuy.has(each))

  const learned = new Map<IngredientId, number>()
  for (const id of basics.keys()) {
    const known = vocabulary.ingredients.get(id)
    if (known === undefined) continue
    const bought = purchases.get(id)
    const purchase = bought === undefined ? 0 : freshness(bought, now, known, longestAfterPurchase)
    const cooked = (dishes.get(id) ?? [])
      .map((at) => freshness(at, now, known, longestAfterDish))
      .toSorted((left, right) => right - left)
      .slice(0, mostDishes)
      .reduce((sum, each) => sum + each, 0)
    const there = weightOfPurchase * purchase + weightOfDish * cooked
    // What is on the list has run out since, or is about to.
    const odds = isToBuy(id) ? weightOfToBuy : there
    if (odds !== 0) learned.set(id, odds)
  }
  return learned
}
