import { useState, type ReactNode } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import type { RecipeCard as RecipeCardData } from '#domain/recipes/recipe.ts'
import { Button } from '#web/ui/button.tsx'
import { BandTag, UsesLine } from './match-summary.tsx'
import { RecipeCard } from './recipe-card.tsx'

/** So many at first, and so many more with each tap. */
const pageSize = 12

export interface MatchGridProps {
  matches: readonly RecipeMatch<RecipeCardData>[]
  vocabulary: Vocabulary
  /** Whether there is a pantry to speak of what is used and missing. */
  hasPantry: boolean
  /** The control on each picture. */
  corner: (recipe: RecipeCardData) => ReactNode
}

/** Recipes as a table laid: cards in rows, a page at a time. */
export function MatchGrid({ matches, vocabulary, hasPantry, corner }: MatchGridProps) {
  const [shown, setShown] = useState(pageSize)
  return (
    <>
      <ul className="grid grid-cols-1 gap-5.5 sm:grid-cols-2 xl:grid-cols-3">
        {matches.slice(0, shown).map((match, index) => (
          <li key={match.recipe.id} className="grid">
            <RecipeCard
              recipe={match.recipe}
              first={index < 3}
              corner={corner(match.recipe)}
              tags={hasPantry && <BandTag match={match} />}
            >
              {hasPantry && <UsesLine match={match} vocabulary={vocabulary} />}
            </RecipeCard>
          </li>
        ))}
      </ul>
      {matches.length > shown && (
        <div className="mt-7 text-center">
          <Button variant="secondary" onClick={() => setShown(shown + pageSize)}>
            Show more ({matches.length - shown} left)
          </Button>
        </div>
      )}
    </>
  )
}
