import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import { type Kitchen, prepareKitchen } from '../matching/kitchen.ts'
import { pantryEntries } from '../pantry/pantry-entries.ts'
import type { PantryItem } from '../pantry/pantry-item.ts'
import { bothRules, type DietRules } from '../recipes/suits-diet.ts'
import { type KitchenHistory, learnedFrom } from './history.ts'
import { withLikely } from './with-likely.ts'

interface Home {
  items: readonly PantryItem[]
  staples: readonly IngredientId[]
  /** What its cook bought and cooked; undefined where nobody knows. */
  history?: KitchenHistory | undefined
  /** Those of who cooks, and what a list is filtered by: both are kept. */
  rules: readonly [DietRules, DietRules]
}

/** A home ready to be matched: what is in its pantry, and what is probably there besides. */
export function kitchenOf(
  { items, staples, history, rules: [own, asked] }: Home,
  vocabulary: Vocabulary,
  now: Date,
): Kitchen {
  const rules = bothRules(own, asked)
  const learned = history && learnedFrom(history, vocabulary, rules, now)
  const entries = pantryEntries(items, vocabulary, now)
  const pantry = withLikely(entries, staples, vocabulary, rules, learned)
  return prepareKitchen(pantry, staples, vocabulary, rules)
}
