import { useId, type MouseEvent } from 'react'
import { MatchGrid, type MatchGridProps } from './match-grid.tsx'
import type { MatchSection } from './match-sections.ts'

type BandSectionsProps = Omit<
  MatchGridProps,
  'matches' | 'level' | 'pageSize' | 'isFirst' | 'of'
> & { sections: readonly MatchSection[] }

/** From so many recipes on, links lead to each group. */
const longList = 12
const firstPage = 12
const laterPage = 6

/** Recipes by how far the pantry goes, each group under its name and number. */
export function BandSections({ sections, ...rest }: BandSectionsProps) {
  const prefix = useId()
  const idOf = ({ title }: MatchSection) => `${prefix}${title.replaceAll(/\W+/g, '-')}`
  const length = sections.reduce((sum, { matches }) => sum + matches.length, 0)
  return (
    <>
      {sections.length > 1 && length > longList && (
        <JumpLinks links={sections.map((section) => ({ id: idOf(section), section }))} />
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
            <MatchGrid
              {...rest}
              matches={section.matches}
              level={4}
              isFirst={index === 0}
              pageSize={index === 0 ? firstPage : laterPage}
              of={section.title}
            />
          </section>
        ))}
      </div>
    </>
  )
}

interface JumpLinksProps {
  links: readonly { id: string; section: MatchSection }[]
}

/** Leads on within the page: the address, which says where one is, stays. */
function JumpLinks({ links }: JumpLinksProps) {
  function jump(event: MouseEvent, id: string) {
    const heading = document.getElementById(id)
    if (heading === null) return
    event.preventDefault()
    heading.scrollIntoView({ behavior: prefersLessMotion() ? 'auto' : 'smooth', block: 'start' })
    heading.focus({ preventScroll: true })
  }
  return (
    <nav
      aria-label="Groups of recipes"
      className="-mx-4 mb-3 flex gap-x-4.5 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {links.map(({ id, section }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={(event) => jump(event, id)}
          className="inline-flex min-h-11 min-w-11 items-center gap-1.5 text-[0.9375rem] font-semibold whitespace-nowrap underline decoration-edge underline-offset-4 hover:decoration-ink focus-visible:-outline-offset-3"
        >
          {section.title}
          <span className="font-normal text-soft">{section.matches.length}</span>
        </a>
      ))}
    </nav>
  )
}

function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
