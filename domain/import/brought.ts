import type { SavedAs } from '../export/own-words.ts'
import type { RecipeDraft } from '../recipes/draft.ts'
import type { Visibility } from '../recipes/own/saved-recipe.ts'
import { importKey } from './import-key.ts'

/** A recipe as it was found in a file. */
export interface BroughtRecipe {
  draft: RecipeDraft
  /** The same for the same recipe, whenever and on whatever device it is brought: it is saved once. */
  key: string
  /** As its owner saved it; null where the file does not say. */
  visibility: Visibility | null
  season: readonly string[]
  /** Where in the archive its picture lies, or the picture itself as a data address. */
  picture: string | null
}

export function brought(draft: RecipeDraft, savedAs: Partial<SavedAs> = {}): BroughtRecipe {
  const { key = null, visibility = null, season = [], picture = null } = savedAs
  return { draft, key: key ?? importKey(draft), visibility, season, picture }
}

/** Why a file, or something in it, gave no recipe. */
export type Fault = 'unreadable' | 'empty' | 'nameless' | 'tooLarge' | 'tooMany'
