import type { IngredientId, Substitution, Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { NeedMatch } from '#domain/matching/need.ts'
import type { NamedFood } from '#domain/recipes/line-words.ts'
import type { RecipeLine } from '#domain/recipes/recipe.ts'

/** A line as it is shown: with what this person takes instead, and what else could be taken. */
export interface ShownLine {
  /** For the servings as written. */
  line: RecipeLine
  /** The line as the recipe has it. */
  written: RecipeLine
  /** What is taken instead of what is written; null for what is written. */
  swap: Substitution | null
  options: readonly Substitution[]
  /** The foods by whose own names the lines call them; null where a cook calls them otherwise. */
  food: NamedFood | null
  writtenFood: NamedFood | null
  /** What one piece weighs, where it is counted and known. */
  gramsPerPiece: number | null
}

/** What one can do about a line; the app puts it where it belongs. */
export interface LineActions {
  /** These are at home. Absent for a helper, who changes no pantry. */
  onHave?: (ids: readonly IngredientId[]) => void
  /** These are not. Absent with the other. */
  onHaveNot?: (ids: readonly IngredientId[]) => void
  /** These are to be bought, for the servings as written. */
  onBuy: (lines: readonly RecipeLine[]) => void
}

/** How the pantry meets each line of a recipe. */
export interface LineMatches extends LineActions {
  vocabulary: Vocabulary
  swaps: Kitchen['swaps']
  /** In the order of the lines. */
  needs: readonly NeedMatch[]
  /** "have 1 of 3", in the order of the lines; null or nothing where there is enough, or nobody knows. */
  short: readonly (string | null)[]
}

/** What one can change about a line; each is absent where it cannot be done. */
export interface LineTools {
  /** "I have 300 g of it": the recipe for what there is. */
  onAmount?: (shown: ShownLine) => void
  /** Something else in its place; null for what is written. */
  onSwap?: (shown: ShownLine, swap: Substitution | null) => void
  onChooseSwap?: (shown: ShownLine) => void
  /** "That's something else." */
  onCorrect?: (shown: ShownLine) => void
}
