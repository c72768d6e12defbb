import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { BandTag, UsesLine } from './match-summary.tsx'
import { RecipeGrid, type RecipeGridProps } from './recipe-grid.tsx'

interface MatchGridProps {
  matches: readonly RecipeMatch<RecipeCard>[]
  vocabulary: Vocabulary
  corner: RecipeGridProps['corner']
}

/** Recipes with what each uses of the pantry and what is missing. */
export function MatchGrid({ matches, vocabulary, corner }: MatchGridProps) {
  const entries = matches.map((match) => ({
    recipe: match.recipe,
    tags: <BandTag match={match} />,
    line: <UsesLine match={match} vocabulary={vocabulary} />,
  }))
  return <RecipeGrid entries={entries} corner={corner} />
}
