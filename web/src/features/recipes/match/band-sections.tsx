import { Fragment, useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { JumpLinks } from './jump-links.tsx'
import type { CardShape } from '../card/card-shape.ts'
import { LeadCard } from './lead-card.tsx'
import { MatchGrid, type MatchGridProps } from './match-grid.tsx'
import type { MatchSection } from './match-sections.ts'
import { laidOf, laidSections } from './laid-sections.ts'
import { placedStyle, placeOfHeading, placingFrom } from './section-places.ts'
import { WhenNear } from '../when-near.tsx'

type BandSectionsProps = Pick<MatchGridProps, 'kitchen' | 'corner' | 'fresh'> & {
  sections: readonly MatchSection[]
  /** How the first stands, and how all others do. */
  shapes: { first: CardShape; others: CardShape }
  /** What comes after the first recipe of all. */
  afterFirst?: ReactNode
  /** What comes after the first group. */
  afterGroup?: ReactNode
}

/** From so many recipes on, links lead to each group. */
const longList = 12
/** So many a tall screen shows at first, and nearly a screen more: laid at once, for one after the other takes longer. */
const enoughFirst = 9
/** Large ones below one another reach as far. */
const enoughLarge = 4

/** Recipes by how far the pantry goes, the first by itself, each group under its name and number. */
export function BandSections(props: BandSectionsProps) {
  const { sections, shapes, afterFirst, afterGroup, ...rest } = props
  const prefix = useId()
  const isWide = useIsWide()
  // What is far below is laid out when one comes near it: a change shows what is seen of it at once.
  const inRows = shapes.others === 'small'
  const [laid, setLaid] = useState(inRows && !isWide ? enoughLarge : enoughFirst)
  const { blocks, headings, next } = laidSections(sections, laid, isWide)
  const idOf = ({ title }: MatchSection) => `${prefix}${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`
  const length = sections.reduce((sum, { matches }) => sum + matches.length, 0)
  const links = sections.length > 1 && length > longList && (
    <JumpLinks
      links={sections.map((section) => ({
        id: idOf(section),
        title: section.title,
        count: section.matches.length,
      }))}
      onJump={() => flushSync(() => setLaid(Infinity))}
    />
  )
  return (
    <div className="space-y-6 [overflow-anchor:none]">
      {blocks.map((block, place) => (
        <div
          key={place}
          className={
            inRows ? 'space-y-6 xl:grid xl:grid-cols-4 xl:gap-x-4 xl:space-y-0' : 'space-y-6'
          }
        >
          {block.map((placed, index) => {
            const { section, start, pageSize } = placed
            const isFirst = place === 0 && index === 0
            const matches = section.matches.slice(isFirst ? 1 : 0, laidOf(placed, laid, isWide))
            const [lead] = section.matches
            return (
              <Fragment key={section.title}>
                <section aria-labelledby={idOf(section)} className={inRows ? 'xl:contents' : ''}>
                  <div
                    style={isFirst ? undefined : placeOfHeading(start, matches.length)}
                    className={
                      isFirst
                        ? 'flex items-center justify-between gap-x-6 xl:col-span-full xl:row-start-1'
                        : `min-w-0 ${inRows ? placedStyle : ''}`
                    }
                  >
                    <SectionHeading id={idOf(section)} section={section} />
                    {isFirst && isWide && links}
                  </div>
                  {isFirst && lead !== undefined && (
                    <div className="mb-4 space-y-3 xl:col-span-full xl:row-start-2">
                      <LeadCard {...rest} match={lead} shape={shapes.first} />
                      {afterFirst}
                      {!isWide && links}
                    </div>
                  )}
                  <MatchGrid
                    {...rest}
                    matches={matches}
                    shape={shapes.others}
                    level={4}
                    isFirst={isFirst}
                    pageSize={pageSize}
                    of={section.title}
                    {...(inRows && { placing: placingFrom(start) })}
                  />
                </section>
                {isFirst && afterGroup}
              </Fragment>
            )
          })}
        </div>
      ))}
      {next !== null && <WhenNear key={laid} onNear={() => setLaid(next)} />}
      {headings.map((section) => (
        <section key={section.title} aria-labelledby={idOf(section)}>
          <SectionHeading id={idOf(section)} section={section} />
        </section>
      ))}
    </div>
  )
}

function SectionHeading({ id, section }: { id: string; section: MatchSection }) {
  return (
    <h3
      id={id}
      tabIndex={-1}
      className="relative mb-1 shrink-0 truncate text-lg sm:mb-2 outline-none"
    >
      {section.title}
      {/* "Missing 1 104" would be one number to the ear. */}
      <span className="sr-only">, </span>{' '}
      <span className="font-sans text-base font-semibold text-soft">{section.matches.length}</span>
    </h3>
  )
}
