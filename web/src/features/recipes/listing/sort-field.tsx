import { useId } from 'react'
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
  const plan = isClosed ? ' (with the plan)' : ''

  function choose(next: string) {
    const mode = rankingModes.find((each) => `pantry ${each}` === next)
    const sort = plain.find((each) => `plain ${each}` === next)
    if (mode !== undefined) onChoose({ ...choice, sort: 'pantry', mode })
    else if (sort !== undefined) onChoose({ ...choice, sort, mode: 'ready-now' })
  }

  return (
    <div className="relative flex max-w-full min-w-0 items-center gap-2.5">
      <label htmlFor={id} className="text-[0.9375rem] text-soft max-sm:sr-only">
        Sort by
      </label>
      <select
        id={id}
        value={`${query.sort === 'pantry' ? 'pantry' : 'plain'} ${value}`}
        onChange={(event) => choose(event.target.value)}
        className="h-11 max-w-full min-w-0 cursor-pointer appearance-none rounded-full border border-line bg-card pr-10 pl-4 text-[0.9375rem] font-semibold text-ink hover:border-edge hover:bg-sunken"
      >
        <optgroup label={isBare ? 'For everyone' : 'By your pantry'}>
          {byPantry.map(({ mode, label }) => (
            <option key={mode} value={`pantry ${mode}`} disabled={isClosed && mode !== 'ready-now'}>
              {isBare ? 'Best liked first' : label}
              {mode !== 'ready-now' && plan}
            </option>
          ))}
        </optgroup>
        <optgroup label={isBare ? 'Other orders' : 'Whatever is in it'}>
          {plain.map((sort) => (
            <option key={sort} value={`plain ${sort}`} disabled={isClosed}>
              {sortWords[sort]}
              {plan}
            </option>
          ))}
        </optgroup>
      </select>
      <ChevronDownIcon
        size={16}
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-soft"
      />
    </div>
  )
}
