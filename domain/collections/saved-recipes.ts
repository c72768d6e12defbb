export interface SavedRecipe {
  recipeId: string
  /** ISO 8601. */
  savedAt: string
}

/** What can be done with saved recipes, as plain data: it can be stored, sent later and sent twice. */
export type SaveOperation = ({ kind: 'save' } & SavedRecipe) | { kind: 'unsave'; recipeId: string }

/** The saved recipes once this was done, newest first. Doing it again changes nothing. */
export function afterSaveOperation(
  before: readonly SavedRecipe[],
  operation: SaveOperation,
): readonly SavedRecipe[] {
  const { recipeId } = operation
  if (operation.kind === 'unsave') return before.filter((each) => each.recipeId !== recipeId)
  if (before.some((each) => each.recipeId === recipeId)) return before
  const saved = [...before, { recipeId, savedAt: operation.savedAt }]
  return saved.toSorted((left, right) => Date.parse(right.savedAt) - Date.parse(left.savedAt))
}
