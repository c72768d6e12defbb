import type { RecipeCard } from './recipe.ts'

function thingsNeeded({ needs }: RecipeCard): number {
  return needs.filter(({ optional }) => !optional).length
}

/** For somebody of whom nothing is known yet: those that need the fewest things, then the quickest. */
export function simplestFirst<Card extends RecipeCard>(recipes: readonly Card[]): Card[] {
  return recipes.toSorted(
    (left, right) =>
      thingsNeeded(left) - thingsNeeded(right) ||
      left.readyInMinutes - right.readyInMinutes ||
      left.id - right.id,
  )
}
