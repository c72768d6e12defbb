import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { MatchedShelf } from '#web/features/recipes/matched-shelf.tsx'
import { RecipeGrid } from '#web/features/recipes/recipe-grid.tsx'
import { SkeletonGrid } from '#web/features/recipes/skeleton-grid.tsx'
import { markedCorner } from './diet-mark.tsx'

interface ShelfGridProps {
  recipes: readonly RecipeCard[]
  /** Undefined until pantry and vocabulary are there. */
  kitchen: Kitchen | undefined
  /** Nothing in the pantry could be matched. */
  isBare: boolean
}

/** Recipes in the order of their shelf; each says how far the pantry goes, where there is one. */
export function ShelfGrid({ recipes, kitchen, isBare }: ShelfGridProps) {
  if (recipes.length === 0) return null
  if (isBare) return <RecipeGrid recipes={recipes} corner={markedCorner} />
  if (kitchen === undefined) return <SkeletonGrid />
  return <MatchedShelf recipes={recipes} kitchen={kitchen} corner={markedCorner} />
}
