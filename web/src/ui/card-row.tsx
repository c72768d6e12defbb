import { useCallback, useId, useRef, type ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { ChevronDownIcon } from './icons.tsx'
import { arrowKeys, isMirrored } from './reading-direction.ts'

interface CardRowProps {
  title: string
  /** One line under the title. */
  note: ReactNode
  /** Beside the title. */
  control?: ReactNode
  isBusy?: boolean
  /** How wide a card is. */
  place: string
  /** Cards. */
  children: readonly ReactNode[]
  /** What stands in their place. */
  instead?: ReactNode
  /** Of all that stands below the title. */
  className?: string
}

/** Cards side by side, to be pushed along by finger, wheel, arrow keys or button. */
export function CardRow(props: CardRowProps) {
  const { title, note, control, isBusy = false, place, children, instead, className } = props
  const heading = useId()
  const row = useRef<HTMLUListElement | null>(null)
  const follow = useCallback((list: HTMLUListElement | null) => {
    row.current = list
    list?.addEventListener('keydown', stepWithArrows)
    return () => list?.removeEventListener('keydown', stepWithArrows)
  }, [])
  function push(direction: 1 | -1) {
    if (row.current === null) return
    const left = (isMirrored() ? -direction : direction) * row.current.clientWidth * 0.85
    row.current.scrollBy({ left, behavior: 'smooth' })
  }
  return (
    <section aria-labelledby={heading} aria-busy={isBusy}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={heading} className="text-[1.5rem]">
            {title}
          </h2>
          <p className="mt-0.5 text-[0.9375rem] text-soft">{note}</p>
        </div>
        <div className="flex max-w-full flex-wrap items-center gap-2">
          {control}
          <span className="hidden sm:flex">
            <IconButton
              label={t('Back in {title}', { title })}
              icon={<ChevronDownIcon className="rotate-90 rtl:-rotate-90" />}
              onClick={() => push(-1)}
            />
            <IconButton
              label={t('On in {title}', { title })}
              icon={<ChevronDownIcon className="-rotate-90 rtl:rotate-90" />}
              onClick={() => push(1)}
            />
          </span>
        </div>
      </div>
      <div className={className}>
        {instead ?? (
          <ul
            ref={follow}
            aria-labelledby={heading}
            className="-mx-4 flex snap-x snap-proximity scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-5 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:-mx-10 lg:scroll-px-10 lg:px-10"
          >
            {children.map((child, index) => (
              <li key={index} className={cn('grid shrink-0 snap-start', place)}>
                {child}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** To the first link of the card beside; the row follows the focus. */
function stepWithArrows(event: KeyboardEvent) {
  const { key, target, currentTarget } = event
  const by = [-1, 1][arrowKeys().indexOf(key)] ?? 0
  if (by === 0 || !(target instanceof Element) || !(currentTarget instanceof Element)) return
  const cards = [...currentTarget.children]
  const index = cards.findIndex((card) => card.contains(target))
  const link = cards[index + by]?.querySelector('a')
  if (link == null) return
  event.preventDefault()
  link.focus()
}
