import type { RecipeCard } from '#domain/recipes/recipe.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { MatchedCards } from '#web/features/recipes/match/matched-cards.tsx'
import { RecipeGrid } from '#web/features/recipes/card/recipe-grid.tsx'
import { SkeletonGrid } from '#web/features/recipes/card/skeleton-grid.tsx'
import { AnswerableCards } from '../kitchen/answerable-cards.tsx'
import { markedCorner } from '../kitchen/diet-mark.tsx'

interface SavedGridProps {
  userId: string
  recipes: readonly RecipeCard[]
  /** Undefined until pantry and vocabulary are there. */
  kitchen: Kitchen | undefined
  /** Nothing in the pantry could be matched. */
  isBare: boolean
}

/** Recipes in the order of their list; each says how far the pantry goes, where there is one. */
export function SavedGrid({ userId, recipes, kitchen, isBare }: SavedGridProps) {
  if (recipes.length === 0) return null
  if (isBare) return <RecipeGrid recipes={recipes} corner={markedCorner} />
  if (kitchen === undefined) return <SkeletonGrid />
  return (
    <AnswerableCards owner={userId} kitchen={kitchen}>
      <MatchedCards recipes={recipes} kitchen={kitchen} corner={markedCorner} />
    </AnswerableCards>
  )
}
