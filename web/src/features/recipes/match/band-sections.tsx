import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { JumpLinks } from './jump-links.tsx'
import { MatchGrid, type MatchGridProps } from './match-grid.tsx'
import type { MatchSection } from './match-sections.ts'
import { WhenNear } from '../when-near.tsx'

type BandSectionsProps = Omit<
  MatchGridProps,
  'matches' | 'level' | 'pageSize' | 'isFirst' | 'of'
> & { sections: readonly MatchSection[] }

/** From so many recipes on, links lead to each group. */
const longList = 12
const firstPage = 12
const laterPage = 6

/** How many groups a tall screen shows at first: laid at once, for one after the other takes longer. */
function laidFirst(sections: readonly MatchSection[]): number {
  let cards = 0
  const enough = sections.findIndex(({ matches }) => {
    cards += Math.min(matches.length, laterPage)
    return cards >= laterPage
  })
  return enough === -1 ? sections.length : enough + 1
}

/** Recipes by how far the pantry goes, each group under its name and number. */
export function BandSections({ sections, ...rest }: BandSectionsProps) {
  const prefix = useId()
  // What is far below is laid out when one comes near it: a change shows what is seen of it at once.
  const [laid, setLaid] = useState(() => laidFirst(sections))
  const idOf = ({ title }: MatchSection) => `${prefix}${title.replaceAll(/\W+/g, '-')}`
  const length = sections.reduce((sum, { matches }) => sum + matches.length, 0)
  const links = sections.map((section) => ({
    id: idOf(section),
    title: section.title,
    count: section.matches.length,
  }))
  return (
    <>
      {sections.length > 1 && length > longList && (
        <JumpLinks links={links} onJump={() => flushSync(() => setLaid(sections.length))} />
      )}
      <div className="space-y-10 [overflow-anchor:none]">
        {sections.map((section, index) => (
          <section key={section.title} aria-labelledby={idOf(section)}>
            <h3 id={idOf(section)} tabIndex={-1} className="mb-3.5 text-[1.375rem] outline-none">
              {section.title}{' '}
              <span className="font-sans text-base font-semibold text-soft">
                {section.matches.length}
              </span>
            </h3>
            {index < laid && (
              <MatchGrid
                {...rest}
                matches={section.matches}
                level={4}
                isFirst={index === 0}
                pageSize={index === 0 ? firstPage : laterPage}
                of={section.title}
              />
            )}
            {index === laid - 1 && laid < sections.length && (
              <WhenNear key={laid} onNear={() => setLaid(laid + 1)} />
            )}
          </section>
        ))}
      </div>
    </>
  )
}
