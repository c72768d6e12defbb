import { useId } from 'react'
import { t } from '#domain/texts/t.ts'
import { rankingModes } from '#domain/matching/rank.ts'
import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import { listingSorts, type ListingQuery } from '#domain/recipes/listing.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { modes } from '../ranking/ranking-mode.ts'
import { sortWords } from './filter-words.ts'

interface SortFieldProps {
  choice: ListingChoice
  query: ListingQuery
  /** There is no pantry to go by. */
  isBare: boolean
  /** Orders beyond the first belong to the plan, and this person has none. */
  isClosed: boolean
  onChoose: (choice: ListingChoice) => void
}

/** In which order the list stands. */
export function SortField({ choice, query, isBare, isClosed, onChoose }: SortFieldProps) {
  const id = useId()
  const value = query.sort === 'pantry' ? query.mode : query.sort
  const plain = listingSorts.filter((each) => each !== 'pantry')
  const byPantry = modes.filter(({ mode }) => !isBare || mode === query.mode)
  const locked = (order: string) => (isClosed ? t('{order} (with the plan)', { order }) : order)

  function choose(next: string) {
    const mode = rankingModes.find((each) => `pantry ${each}` === next)
    const sort = plain.find((each) => `plain ${each}` === next)
    if (mode !== undefined) onChoose({ ...choice, sort: 'pantry', mode })
    else if (sort !== undefined) onChoose({ ...choice, sort, mode: 'ready-now' })
  }

  return (
    <div className="relative flex max-w-full min-w-0 items-center gap-2.5 max-sm:min-w-36 max-sm:flex-1">
      <label htmlFor={id} className="text-[0.9375rem] text-soft max-sm:sr-only">
        {t('Sort by')}
      </label>
      <select
        id={id}
        value={`${query.sort === 'pantry' ? 'pantry' : 'plain'} ${value}`}
        onChange={(event) => choose(event.target.value)}
        className="h-11 max-w-full min-w-0 cursor-pointer text-ellipsis max-sm:w-full appearance-none rounded-full border border-line bg-card pe-10 ps-4 text-[0.9375rem] font-semibold text-ink hover:border-edge hover:bg-sunken"
      >
        <optgroup label={isBare ? t('For everyone') : t('By your pantry')}>
          {byPantry.map(({ mode, label }) => (
            <option
              key={mode}
              value={/* not shown */ `pantry ${mode}`}
              disabled={isClosed && mode !== 'ready-now'}
            >
              {isBare ? t('Best liked first') : mode === 'ready-now' ? label : locked(label)}
            </option>
          ))}
        </optgroup>
        <optgroup label={isBare ? t('Other orders') : t('Whatever is in it')}>
          {plain.map((sort) => (
            <option key={sort} value={/* not shown */ `plain ${sort}`} disabled={isClosed}>
              {locked(sortWords[sort])}
            </option>
          ))}
        </optgroup>
      </select>
      <ChevronDownIcon
        size={16}
        className="pointer-events-none absolute top-1/2 end-3.5 -translate-y-1/2 text-soft"
      />
    </div>
  )
}
