import { recipeAsJson } from '#domain/export/write-json.ts'
import { readOwnRecipe } from '#domain/import/read-own-json.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { visibilities, type Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { countField, field, textField } from '#web/lib/json.ts'

/** A recipe on its way. */
export interface ImportItem {
  userId: string
  jobId: string
  index: number
  key: string
  draft: RecipeDraft
  visibility: Visibility
  season: readonly string[]
  bytes: Uint8Array<ArrayBuffer> | null
}

/** As it is stored: the recipe as our own export writes it, which is read again whole. */
export function storedItem({ draft, key, visibility, season, ...item }: ImportItem) {
  return { ...item, recipe: recipeAsJson(draft, { key, visibility, season }) }
}

export function readItem(stored: unknown): ImportItem | null {
  const own = readOwnRecipe(field(stored, 'recipe'))
  const jobId = textField(stored, 'jobId')
  const userId = textField(stored, 'userId')
  const bytes = field(stored, 'bytes')
  if (own === null || own.savedAs.key === null || jobId === undefined || userId === undefined) {
    return null
  }
  return {
    userId,
    jobId,
    index: countField(stored, 'index') ?? 0,
    key: own.savedAs.key,
    draft: own.draft,
    visibility: visibilities.find((each) => each === own.savedAs.visibility) ?? 'private',
    season: own.savedAs.season,
    bytes: bytes instanceof Uint8Array ? new Uint8Array(bytes) : null,
  }
}
