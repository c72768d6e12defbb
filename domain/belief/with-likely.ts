import type { IngredientId, Vocabulary } from '../ingredients/vocabulary.ts'
import type { PantryEntry } from '../matching/kitchen.ts'
import type { DietRules } from '../recipes/suits-diet.ts'
import { believedOf } from './believe.ts'

/** A pantry with what is probably at home besides, the likeliest first, as `prepareKitchen` and the database take it. */
export function withLikely(
  pantry: readonly PantryEntry[],
  staples: readonly IngredientId[],
  vocabulary: Vocabulary,
  rules: DietRules,
  learned?: ReadonlyMap<IngredientId, number>,
): PantryEntry[] {
  const believed = believedOf(pantry, staples, vocabulary, rules, learned)
  return [
    ...pantry,
    ...believed.map((ingredient) => ({ ingredient, status: 'likely', ageDays: 0 }) as const),
  ]
}
