import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { ListingChoice } from '#domain/recipes/listing-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { T } from '#web/ui/t.tsx'
import type { ActiveFilter } from './filter-words.ts'

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[]
  /** What always holds, by the dietary settings. */
  settings: ReactNode
  onChoose: (choice: ListingChoice) => void
  onClear: () => void
}

/** What narrows the list, each part with a tap that lifts it. */
export function ActiveFilters({ filters, settings, onChoose, onClear }: ActiveFiltersProps) {
  if (filters.length === 0 && settings === null) return null
  return (
    <ul aria-label={t('Active filters')} className="flex flex-wrap items-center gap-1.5">
      {filters.map(({ key, words, isFromSettings, without }) => (
        <li key={key}>
          <button
            type="button"
            onClick={() => onChoose(without)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-char px-4 text-[0.9375rem] font-semibold text-char-ink hover:opacity-90"
          >
            <span className="flex flex-wrap gap-x-2 py-1.5 text-start">
              {isFromSettings ? (
                <T
                  text="<hidden>Remove </hidden>{words}<note>from your settings</note>"
                  words={words}
                  hidden={<span className="sr-only" />}
                  note={<span className="font-normal opacity-85" />}
                />
              ) : (
                <T
                  text="<hidden>Remove </hidden>{words}"
                  words={words}
                  hidden={<span className="sr-only" />}
                />
              )}
            </span>
            <CloseIcon size={15} />
          </button>
        </li>
      ))}
      {settings !== null && <li>{settings}</li>}
      {filters.length > 1 && (
        <li>
          <Button variant="quiet" size="sm" onClick={onClear}>
            {t('Clear all')}
          </Button>
        </li>
      )}
    </ul>
  )
}
