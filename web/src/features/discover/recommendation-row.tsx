import { useId, useRef, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SkeletonCard } from '#web/ui/skeleton.tsx'

interface RecommendationRowProps {
  title: string
  /** One line under the title. */
  note: ReactNode
  /** Beside the title. */
  control?: ReactNode
  state: { isPending: boolean; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** List items; none where there is nothing to show. */
  children: readonly ReactNode[]
  empty: ReactNode
}

/** Of a card: two and a bit on a small phone, so that one sees that there are more. */
const place = 'grid w-58 shrink-0 snap-start sm:w-66'
/** A card with three lines of title and two of reason: what comes moves nothing below it. */
const height = 'min-h-[22.5rem] sm:min-h-[25.5rem]'

/** Recipes side by side, to be pushed along by finger, wheel, keyboard or button. */
export function RecommendationRow({
  title,
  note,
  control,
  state,
  children,
  empty,
}: RecommendationRowProps) {
  const heading = useId()
  const row = useRef<HTMLUListElement>(null)
  function push(direction: 1 | -1) {
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.85, behavior: 'smooth' })
  }
  return (
    <section aria-labelledby={heading} aria-busy={state.isPending}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={heading} className="text-[1.5rem]">
            {title}
          </h2>
          <p className="mt-0.5 text-[0.9375rem] text-soft">{note}</p>
        </div>
        <div className="flex items-center gap-2">
          {control}
          <span className="hidden sm:flex">
            <IconButton
              label={`Back in ${title}`}
              icon={<ChevronDownIcon className="rotate-90" />}
              onClick={() => push(-1)}
            />
            <IconButton
              label={`On in ${title}`}
              icon={<ChevronDownIcon className="-rotate-90" />}
              onClick={() => push(1)}
            />
          </span>
        </div>
      </div>
      <div className={height}>
        {state.isError && (
          <div role="alert" className="rounded-card bg-sunken px-5 py-4">
            <p className="mb-3">This could not be loaded.</p>
            <Button
              size="sm"
              variant="secondary"
              pending={state.isFetching}
              onClick={() => void state.refetch()}
            >
              Try again
            </Button>
          </div>
        )}
        {!state.isError && !state.isPending && children.length === 0 && (
          <p className="rounded-card bg-sunken px-5 py-4 text-soft">{empty}</p>
        )}
        {(state.isPending || children.length > 0) && !state.isError && (
          <ul
            ref={row}
            aria-labelledby={heading}
            className="-mx-4 flex snap-x snap-proximity scroll-px-4 gap-4 overflow-x-auto px-4 pt-1 pb-5 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:-mx-10 lg:scroll-px-10 lg:px-10"
          >
            {state.isPending
              ? Array.from({ length: 6 }, (_, index) => (
                  <li key={index} className={place}>
                    <SkeletonCard />
                  </li>
                ))
              : children.map((child, index) => (
                  <li key={index} className={place}>
                    {child}
                  </li>
                ))}
          </ul>
        )}
      </div>
    </section>
  )
}
