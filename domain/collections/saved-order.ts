import { alphabet } from '../texts/alphabet.ts'
import { isStated } from '../recipes/is-stated.ts'
import type { RecipeCard } from '../recipes/recipe.ts'

/** The orders in which saved recipes may stand; by the pantry is one of ranking (matching/rank.ts). */
export const savedOrders = [
  'newest',
  'title',
  'quickest',
  'cooked-last',
  'cooked-most',
  'pantry',
] as const
export type SavedOrder = (typeof savedOrders)[number]

/** How often a recipe was cooked, and when last. */
export interface Cooked {
  times: number
  /** ISO 8601. */
  lastAt: string
}

type Ordered = Pick<RecipeCard, 'id' | 'title' | 'readyInMinutes' | 'assumed'>

/**
 * Recipes, which come as they were saved, in another order. Those that an order says nothing of stand last: whose time
 * nobody stated, that were never cooked. Equal ones stay as they were saved.
 */
export function inSavedOrder<Recipe extends Ordered>(
  recipes: readonly Recipe[],
  order: Exclude<SavedOrder, 'pantry'>,
  cookedOf: (id: number) => Cooked | undefined,
): readonly Recipe[] {
  const lastAt = ({ id }: Recipe) => Date.parse(cookedOf(id)?.lastAt ?? '') || 0
  const times = ({ id }: Recipe) => cookedOf(id)?.times ?? 0
  const minutes = (recipe: Recipe) =>
    isStated(recipe, 'ready_in_minutes') ? recipe.readyInMinutes : Number.MAX_SAFE_INTEGER
  switch (order) {
    case 'newest':
      return recipes
    case 'title':
      return recipes.toSorted((left, right) => alphabet().compare(left.title, right.title))
    case 'quickest':
      return recipes.toSorted((left, right) => minutes(left) - minutes(right))
    case 'cooked-last':
      return recipes.toSorted((left, right) => lastAt(right) - lastAt(left))
    case 'cooked-most':
      return recipes.toSorted(
        (left, right) => times(right) - times(left) || lastAt(right) - lastAt(left),
      )
  }
}
