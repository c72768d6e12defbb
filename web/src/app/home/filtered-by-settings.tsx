import { isEnglish, locale, t } from '#domain/texts/t.ts'
import { capitalised } from '#domain/ingredients/names.ts'
import { cuisineName } from '#domain/recipes/cuisine-name.ts'
import { kindName } from '#domain/recipes/kind-name.ts'
import type { KindsWanted } from '#domain/recipes/kinds-wanted.ts'
import { minutesInWords } from '#web/features/recipes/words.ts'
import { T } from '#web/ui/t.tsx'

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
        <Lead found={found} showsAll={showsAll} settings={defaultsInWords(defaults)} />
      </span>
      <span aria-hidden="true" className="max-sm:hidden">
        ·
      </span>
      <button
        type="button"
        onClick={onToggle}
        className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
      >
        {showsAll
          ? t('Filter again')
          : t('Show all ({others, plural, other {# more}})', { others })}
      </button>
    </p>
  )
}

interface LeadProps extends Pick<FilteredBySettingsProps, 'found' | 'showsAll'> {
  /** In words. */
  settings: string
}

function Lead({ found, showsAll, settings }: LeadProps) {
  const strong = 'font-semibold text-ink'
  if (showsAll) {
    return (
      <T
        text="Not filtered by your settings: <b>{settings}</b>"
        settings={settings}
        b={<b className={strong} />}
      />
    )
  }
  if (found > 0) {
    return (
      <T
        text="Filtered by your settings: <b>{settings}</b>"
        settings={settings}
        b={<b className={strong} />}
      />
    )
  }
  return (
    <T
      text="No recipe is all that your settings ask for: <b>{settings}</b>"
      settings={settings}
      b={<b className={strong} />}
    />
  )
}

/** Among other words; our ids are English. */
const inList = (id: string) => kindName(id).toLocaleLowerCase(locale())
/** German writes its nouns large. */
const mealInList = (id: string) => (locale() === 'de' ? kindName(id) : inList(id))

/** "Italian or French, dinner, under 30 min, easy". */
export function defaultsInWords({ cuisines, meals, maxMinutes, difficulties }: KindsWanted) {
  return [
    alternatives(cuisines.map(isEnglish() ? capitalised : cuisineName)),
    alternatives(isEnglish() ? meals : meals.map(mealInList)),
    // A number and its unit stay on one line.
    maxMinutes === null
      ? ''
      : t('under {time}', { time: minutesInWords(maxMinutes).replaceAll(' ', '\u00a0') }),
    alternatives(isEnglish() ? difficulties : difficulties.map(inList)),
  ]
    .filter((words) => words !== '')
    .join(', ')
}

function alternatives(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return t('{some} or {last}', {
    some: words.slice(0, -1).join(', '),
    last: words.at(-1) ?? '',
  })
}
