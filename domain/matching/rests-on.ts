import type { IngredientId } from '../ingredients/vocabulary.ts'
import type { RecipeMatch } from './match-recipe.ts'
import { believedIn } from './need.ts'

/**
 * The things that are only believed to be at home, as far as dishes rest on them for which nothing is to be bought:
 * those that most rest on first, then by key.
 */
export function restsOn(matches: readonly RecipeMatch[]): IngredientId[] {
  const dishes = new Map<IngredientId, number>()
  for (const { needs, missedIngredientCount } of matches) {
    if (missedIngredientCount > 0) continue
    for (const thing of believedIn(needs)) dishes.set(thing, (dishes.get(thing) ?? 0) + 1)
  }
  return [...dishes]
    .toSorted(([left, most], [right, more]) => more - most || (left < right ? -1 : 1))
    .map(([thing]) => thing)
}
