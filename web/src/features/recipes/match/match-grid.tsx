import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { MatchCard } from './match-card.tsx'
import { gridStyle, seenFirst, ShowMore } from '../card/recipe-grid.tsx'
import { useShownMatches } from './shown-match.ts'

export interface MatchGridProps {
  matches: readonly RecipeMatch<RecipeCard>[]
  kitchen: Kitchen
  /** The control on each picture. */
  corner: (recipe: RecipeCard) => ReactNode
  /** Of the titles among the headings of the page. */
  level?: 3 | 4
  /** So many at first. */
  pageSize?: number
  /** Holds the pictures that are seen first. */
  isFirst?: boolean
  /** Which have become ready by the last change. */
  fresh?: ReadonlySet<number>
  /** What these recipes are, where a page has several such lists. */
  of?: string
}

/** So many more with each tap. */
const more = 12

/** Recipes with what each uses of the pantry and what is missing. */
export function MatchGrid(props: MatchGridProps) {
  const { matches, kitchen, corner, level = 3, pageSize = 12, isFirst = true, of } = props
  const [shown, setShown] = useState(pageSize)
  const painted = useDeferredValue(shown, isFirst ? seenFirst : shown)
  // What a card says of a match is worked out where the card stands: a ranking is far longer.
  const seen = useMemo(() => matches.slice(0, painted), [matches, painted])
  return (
    <>
      <ul className={gridStyle}>
        {useShownMatches(seen, kitchen).map((each, index) => (
          <li key={each.match.recipe.id} className="grid">
            <MatchCard
              shown={each}
              vocabulary={kitchen.vocabulary}
              corner={corner}
              level={level}
              first={isFirst && index < seenFirst}
              isNew={props.fresh?.has(each.match.recipe.id) ?? false}
            />
          </li>
        ))}
      </ul>
      {matches.length > shown && (
        <ShowMore
          left={matches.length - shown}
          {...(of !== undefined && { of })}
          onMore={() => setShown(shown + more)}
        />
      )}
    </>
  )
}
