import { memo, useId, useMemo, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { formatNumber } from '#domain/format-number.ts'
import type { Kitchen } from '#domain/matching/kitchen.ts'
import { bands, type RecipeMatch } from '#domain/matching/match-recipe.ts'
import type { ListingQuery } from '#domain/recipes/listing.ts'
import type { RecipeCard as RecipeCardData } from '#domain/recipes/recipe.ts'
import { MatchCard } from '../match/match-card.tsx'
import { bandTitles, sectionsOf } from '../match/match-sections.ts'
import { RecipeCard } from '../card/recipe-card.tsx'
import { gridStyle, seenFirst } from '../card/recipe-grid.tsx'
import { useShownMatches, type ShownMatch } from '../match/shown-match.ts'
import { moveAmongCards } from './card-keys.ts'
import type { ListingCount } from './queries.ts'

interface ListedCardsProps {
  matches: readonly RecipeMatch<RecipeCardData>[]
  query: ListingQuery
  kitchen: Kitchen
  /** Nothing is known of the pantry, so a card says nothing of it. */
  isBare: boolean
  count: ListingCount | undefined
  corner: (recipe: RecipeCardData) => ReactNode
  /** So many of them are made now: what is seen first goes before the rest. */
  painted: number
  /** The list is what one sees first of the page, so its first pictures are fetched first. */
  isOnTop: boolean
}

interface PlainCardProps {
  recipe: RecipeCardData
  first: boolean
  corner: (recipe: RecipeCardData) => ReactNode
}

/** An answer that says of a recipe what stands there already draws it no second time. */
const PlainCard = memo(function PlainCard({ recipe, first, corner }: PlainCardProps) {
  return <RecipeCard recipe={recipe} first={first} corner={corner(recipe)} />
})

/** The cards so far, under the name of each group where the pantry makes groups. */
export function ListedCards(props: ListedCardsProps) {
  const { matches, query, kitchen, isBare, count, corner, painted, isOnTop } = props
  const seen = useMemo(() => matches.slice(0, painted), [matches, painted])
  const shown = useShownMatches(seen, kitchen)
  const prefix = useId()
  const isGrouped = !isBare && query.sort === 'pantry'
  const sections = useMemo(() => {
    if (!isGrouped) return [{ title: '', cards: shown }]
    let from = 0
    return sectionsOf(seen, query.mode).map(({ title, matches: { length } }) => ({
      title,
      cards: shown.slice(from, (from += length)),
    }))
  }, [seen, shown, isGrouped, query.mode])
  const numbers = useMemo(
    () => (query.mode === 'ready-now' || query.mode === 'quickest' ? numbersOf(count) : undefined),
    [count, query.mode],
  )

  function cardOf(each: ShownMatch, level: 3 | 4, isFirst: boolean) {
    const { recipe } = each.match
    return (
      <li key={recipe.id} className="grid">
        {isBare ? (
          <PlainCard recipe={recipe} first={isFirst} corner={corner} />
        ) : (
          <MatchCard
            shown={each}
            vocabulary={kitchen.vocabulary}
            corner={corner}
            level={level}
            first={isFirst}
          />
        )}
      </li>
    )
  }

  return (
    <div
      role="presentation"
      onKeyDown={moveAmongCards}
      className="space-y-10 [overflow-anchor:none]"
    >
      {sections.map(({ title, cards }, section) => {
        const list = (
          <ul className={gridStyle}>
            {cards.map((each, index) =>
              cardOf(each, isGrouped ? 4 : 3, isOnTop && section === 0 && index < seenFirst),
            )}
          </ul>
        )
        if (!isGrouped) return <div key="all">{list}</div>
        return (
          <section key={title} aria-labelledby={`${prefix}${section}`}>
            <h3 id={`${prefix}${section}`} className="mb-3.5 text-[1.375rem]">
              {title}{' '}
              <span className="font-sans text-base font-semibold text-soft">
                {numbers?.get(title)}
              </span>
            </h3>
            {list}
          </section>
        )
      })}
    </div>
  )
}

/** By the title of each group how many it has; the last one that was counted may have more. */
function numbersOf(count: ListingCount | undefined): ReadonlyMap<string, string> | undefined {
  if (count === undefined) return undefined
  const titles = [
    ...bands.map((band) => [band, bandTitles[band]] as const),
    ['others', t('Uses nothing of yours')] as const,
  ]
  const counted = titles.filter(([band]) => count.bands[band] !== undefined)
  return new Map(
    counted.map(([band, title], index) => {
      const number = formatNumber(count.bands[band] ?? 0)
      return [title, !count.complete && index === counted.length - 1 ? `${number}+` : number]
    }),
  )
}
