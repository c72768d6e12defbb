export interface SavedRecipe {
  recipeId: string
  /** ISO 8601. */
  savedAt: string
}

/** What can be done with saved recipes, as plain data: it can be stored, sent later and sent twice. */
export type SaveOperation =
  | ({ kind: 'save' } & SavedRecipe)
  | { kind: 'unsave'; recipeId: string }
  /** Several at once: stored, sent and refused as one. */
  | { kind: 'save-each'; recipes: readonly SavedRecipe[] }
  | { kind: 'unsave-each'; recipeIds: readonly string[] }

/** The recipes that a change is about. */
export function recipesChanged(operation: SaveOperation): readonly string[] {
  switch (operation.kind) {
    case 'save':
    case 'unsave':
      return [operation.recipeId]
    case 'save-each':
      return operation.recipes.map(({ recipeId }) => recipeId)
    case 'unsave-each':
      return operation.recipeIds
  }
}

/** The saved recipes once this was done, newest first. Doing it again changes nothing. */
export function afterSaveOperation(
  before: readonly SavedRecipe[],
  operation: SaveOperation,
): readonly SavedRecipe[] {
  switch (operation.kind) {
    case 'save':
      return withSaved(before, [{ recipeId: operation.recipeId, savedAt: operation.savedAt }])
    case 'save-each':
      return withSaved(before, operation.recipes)
    case 'unsave':
    case 'unsave-each': {
      const gone = new Set(recipesChanged(operation))
      return before.filter(({ recipeId }) => !gone.has(recipeId))
    }
  }
}

/** What is saved already stays as it is. */
function withSaved(
  before: readonly SavedRecipe[],
  recipes: readonly SavedRecipe[],
): readonly SavedRecipe[] {
  const there = new Set(before.map(({ recipeId }) => recipeId))
  const added = recipes.filter(({ recipeId }) => !there.has(recipeId))
  if (added.length === 0) return before
  return [...before, ...added].toSorted(
    (left, right) =>
      Date.parse(right.savedAt) - Date.parse(left.savedAt) ||
      // Those of one moment by their id: the same on every device.
      (left.recipeId < right.recipeId ? -1 : 1),
  )
}
