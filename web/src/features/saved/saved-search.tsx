import { Chip } from '#web/ui/chip.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type SavedSort = 'newest' | 'pantry'

interface SavedSearchProps {
  text: string
  sort: SavedSort
  /** Without a pantry there is nothing to fit. */
  canMatch: boolean
  onText: (text: string) => void
  onSort: (sort: SavedSort) => void
}

const sorts = [
  { sort: 'newest', label: 'Newest' },
  { sort: 'pantry', label: 'Fits my pantry' },
] as const

/** By words, and in which order. */
export function SavedSearch({ text, sort, canMatch, onText, onSort }: SavedSearchProps) {
  return (
    <search className="mb-6 flex flex-wrap items-end gap-x-5 gap-y-3">
      <TextField
        label="Search saved recipes"
        type="search"
        enterKeyHint="search"
        value={text}
        onChange={(event) => onText(event.target.value)}
        placeholder="A name, a meal, an ingredient"
        className="w-full max-w-sm"
      />
      {canMatch && (
        <div role="group" aria-label="Order" className="flex gap-1.5">
          {sorts.map((each) => (
            <Chip key={each.sort} selected={each.sort === sort} onClick={() => onSort(each.sort)}>
              {each.label}
            </Chip>
          ))}
        </div>
      )}
    </search>
  )
}
