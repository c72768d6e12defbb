import type { Visibility } from '../recipes/own/saved-recipe.ts'
import type { DraftLine } from '../recipes/draft.ts'
import type { Difficulty } from '../recipes/kinds.ts'

/** Under this name a schema.org recipe of ours says what schema.org has no word for. */
export const ownWord = 'larder'
export const ownVersion = 1

/** How a recipe was saved, beside what it says. */
export interface SavedAs {
  /** The one that its owner’s copy has: brought back to the same account it is known again. */
  key: string | null
  visibility: Visibility | null
  season: readonly string[]
  /** Where its picture lies in the archive. */
  picture: string | null
}

/** What is written under our word; lines in the order of recipeIngredient. */
export interface OwnWords extends Partial<SavedAs> {
  version: typeof ownVersion
  lines: readonly Omit<DraftLine, 'text'>[]
  activeMinutes: number | null
  difficulty: Difficulty | null
  tip: string | null
  storage: string | null
}
