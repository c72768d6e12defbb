import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import type { Visibility } from '#domain/recipes/own/saved-recipe.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { presentValues } from './present-values.ts'

const panelId = 'further-fields'

interface FoldedLineProps {
  draft: RecipeDraft
  visibility: Visibility
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** One line of what the folded fields hold, where the facts of a recipe stand; it opens them. */
export function FoldedLine({ draft, visibility, isOpen, onOpen }: FoldedLineProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      onClick={() => onOpen(!isOpen)}
      className="-mx-1.5 flex min-h-11 items-center gap-2 rounded-lg px-1.5 py-2 text-start font-semibold hover:bg-sunken"
    >
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{t('Details:')} </span>
        {presentValues(draft, visibility).map(({ text, isStated }, index) => (
          <span key={index}>
            {index > 0 && <span className="font-normal text-soft"> · </span>}
            <span className={isStated ? undefined : 'font-normal text-soft'}>{text}</span>
          </span>
        ))}
      </span>
      <ChevronDownIcon className={isOpen ? 'rotate-180' : ''} />
    </button>
  )
}

/** The fields themselves, while they are open. */
export function FoldedPanel({ children }: { children: ReactNode }) {
  return (
    <section
      id={panelId}
      aria-label={t('Details')}
      className="mt-6 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      {children}
    </section>
  )
}
