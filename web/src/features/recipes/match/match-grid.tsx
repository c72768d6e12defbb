import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import type { RecipeMatch } from '#domain/matching/match-recipe.ts'
import type { RecipeCard } from '#domain/recipes/recipe.ts'
import { cn } from '#web/ui/cn.ts'
import { MatchCard } from './match-card.tsx'
import type { Placing } from './section-places.ts'
import type { CardShape } from '../card/card-shape.ts'
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
  shape?: CardShape
  /** Where each stands, where they share their rows with others. */
  placing?: Placing
  /** Holds the pictures that are seen first. */
  isFirst?: boolean
  /** Which have become ready by the last change. */
  fresh?: ReadonlySet<number>
  /** What these recipes are, where a page has several such lists. */
  of?: string
}

const gridStyles: Readonly<Record<CardShape, string>> = {
  card: gridStyle,
  small: 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4',
  lead: 'grid',
  row: 'grid grid-cols-1 gap-2.5 xl:grid-cols-2',
}

/** So many more with each tap. */
const more = 12

/** Recipes with what each uses of the pantry and what is missing. */
export function MatchGrid(props: MatchGridProps) {
  const { matches, kitchen, corner, level = 3, pageSize = 12, isFirst = true, of } = props
  const { shape = 'card', placing } = props
  const [shown, setShown] = useState(pageSize)
  const painted = useDeferredValue(shown, isFirst ? seenFirst : shown)
  // What a card says of a match is worked out where the card stands: a ranking is far longer.
  const seen = useMemo(() => matches.slice(0, painted), [matches, painted])
  return (
    <>
      <ul className={cn(gridStyles[shape], placing && 'xl:contents')}>
        {useShownMatches(seen, kitchen).map((each, index) => (
          <li
            key={each.match.recipe.id}
            style={placing?.ofCard(index)}
            className={cn('grid', placing && `xl:pb-4 ${placing.style}`)}
          >
            <MatchCard
              shown={each}
              vocabulary={kitchen.vocabulary}
              corner={corner}
              level={level}
              shape={shape}
              first={isFirst && index < seenFirst}
              isNew={props.fresh?.has(each.match.recipe.id) ?? false}
            />
          </li>
        ))}
      </ul>
      {matches.length > shown && (
        <div style={placing?.below(painted)} className={placing?.style}>
          <ShowMore
            left={matches.length - shown}
            {...(of !== undefined && { of })}
            onMore={() => setShown(shown + more)}
          />
        </div>
      )}
    </>
  )
}
