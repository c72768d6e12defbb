import type { IngredientId, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { NeedMatch } from '#domain/matching/need.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'

/** What one can do about a line; the app puts it where it belongs. */
export interface LineActions {
  /** These are at home. */
  onHave: (ids: readonly IngredientId[]) => void
  /** These are to be bought. */
  onBuy: (lines: readonly RecipeLine[]) => void
}

/** How the pantry meets each line of a recipe. */
export interface LineMatches extends LineActions {
  vocabulary: Vocabulary
  swaps: Kitchen['swaps']
  /** In the order of the lines. */
  needs: readonly NeedMatch[]
}
