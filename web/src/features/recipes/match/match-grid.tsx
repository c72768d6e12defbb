import { useDeferredValue, useState, type ReactNode } from 'react'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { MatchCard } from './match-card.tsx'
import { gridStyle, seenFirst, ShowMore } from '../card/recipe-grid.tsx'
import type { ShownMatch } from './shown-match.ts'

export interface MatchGridProps {
  matches: readonly ShownMatch[]
  vocabulary: Vocabulary
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
  const { matches, vocabulary, corner, level = 3, pageSize = 12, isFirst = true, of } = props
  const [shown, setShown] = useState(pageSize)
  const painted = useDeferredValue(shown, isFirst ? seenFirst : shown)
  return (
    <>
      <ul className={gridStyle}>
        {matches.slice(0, painted).map((each, index) => (
          <li key={each.match.recipe.id} className="grid">
            <MatchCard
              shown={each}
              vocabulary={vocabulary}
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
