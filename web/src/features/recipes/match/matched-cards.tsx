import { useMemo } from 'react'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { MatchGrid, type MatchGridProps } from './match-grid.tsx'
import { rememberedMatch } from './remembered-match.ts'

interface MatchedCardsProps {
  recipes: readonly RecipeCard[]
  kitchen: Kitchen
  corner: MatchGridProps['corner']
}

/** Recipes in the order of their list, each read against the pantry. */
export function MatchedCards({ recipes, kitchen, corner }: MatchedCardsProps) {
  const matches = useMemo(
    () => recipes.map((recipe) => rememberedMatch(recipe, kitchen)),
    [recipes, kitchen],
  )
  return <MatchGrid matches={matches} kitchen={kitchen} corner={corner} />
}
