import type { RecipeCard } from './recipe.ts'

/** Whether a column of a recipe is what its cook or its source said, not what is usual. */
export function isStated(
  { assumed }: Pick<RecipeCard, 'assumed'>,
  column: 'ready_in_minutes' | 'difficulty' | 'servings',
): boolean {
  return !assumed?.includes(column)
}
