import { capitalised } from '#domain/ingredients/names.ts'
import type { KindsWanted } from '#domain/recipes/kinds-wanted.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'

interface FilteredBySettingsProps {
  defaults: KindsWanted
  /** How many recipes are left. */
  found: number
  /** How many they leave out. */
  others: number
  showsAll: boolean
  onToggle: () => void
}

/** Shows what the settings narrow a list to, with the way out of it: nothing is narrowed in silence. */
export function FilteredBySettings(props: FilteredBySettingsProps) {
  const { defaults, found, others, showsAll, onToggle } = props
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-2 text-sm text-soft">
      <span>
        {lead(found, showsAll)}:{' '}
        <b className="font-semibold text-ink">{defaultsInWords(defaults)}</b>
      </span>
      <span aria-hidden="true" className="max-sm:hidden">
        ·
      </span>
      <button
        type="button"
        onClick={onToggle}
        className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
      >
        {showsAll ? 'Filter again' : `Show all (${others} more)`}
      </button>
    </p>
  )
}

function lead(found: number, showsAll: boolean): string {
  if (showsAll) return 'Not filtered by your settings'
  return found === 0 ? 'No recipe is all that your settings ask for' : 'Filtered by your settings'
}

/** "Italian or French, dinner, under 30 min, easy". */
export function defaultsInWords({ cuisines, meals, maxMinutes, difficulties }: KindsWanted) {
  return [
    alternatives(cuisines.map(capitalised)),
    alternatives(meals),
    // A number and its unit stay on one line.
    maxMinutes === null ? '' : `under ${minutesInWords(maxMinutes).replaceAll(' ', '\u00a0')}`,
    alternatives(difficulties),
  ]
    .filter((words) => words !== '')
    .join(', ')
}

function alternatives(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
