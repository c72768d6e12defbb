import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchIcon } from '#web/ui/action-icons.tsx'

interface NothingListedProps {
  /** How many parts the search has, of which none finds anything with the others. */
  parts: number
  /** One of the parts is what the kitchen can cook without shopping. */
  isForKitchen: boolean
  /** How many recipes the dietary settings hold back that have all else. */
  hidden: number
  /** Searches that would find something. */
  ways: ReactNode
  /** Leads to recipes and dishes for what is at home. */
  forKitchen: ReactNode
  /** Ingredients whose names look like what was typed. */
  near: readonly { name: string; onTake: () => void }[]
  /** Leads to the dietary settings. */
  settings: ReactNode
  onShowAll: () => void
}

/** Why a search found nothing, and what would find something. */
export function NothingListed(props: NothingListedProps) {
  const { parts, isForKitchen, hidden, ways, forKitchen, near, settings, onShowAll } = props
  return (
    <>
      <EmptyState
        title={t('Nothing found')}
        picture={<SearchIcon size={32} />}
        action={
          <>
            {hidden > 0 && settings}
            {ways}
            {forKitchen}
            <Button variant={hidden > 0 ? 'secondary' : 'primary'} onClick={onShowAll}>
              {t('Show all recipes')}
            </Button>
          </>
        }
      >
        {reason(hidden, parts, isForKitchen)}
      </EmptyState>
      {near.length > 0 && (
        <div className="-mt-4 flex flex-wrap items-center justify-center gap-2 pb-8">
          <span className="text-soft">{t('Did you mean')}</span>
          {near.map(({ name, onTake }) => (
            <Chip key={name} onClick={onTake}>
              {name}
            </Chip>
          ))}
        </div>
      )}
    </>
  )
}

function reason(hidden: number, parts: number, isForKitchen: boolean): string {
  if (hidden > 0) {
    return t(
      '{hidden, plural, one {# recipe has all of that, and your dietary settings hide it.} other {# recipes have all of that, and your dietary settings hide them.}}',
      { hidden },
    )
  }
  if (isForKitchen) {
    return parts > 1
      ? t('Nothing that your kitchen can cook without shopping has all of that at once.')
      : t(
          'Nothing is complete yet with what you have. An onion, eggs or rice often open something.',
        )
  }
  if (parts > 1) return t('No recipe has all of that at once.')
  return t(
    'No recipe has this in its name, ingredients, cuisine, meal or tags. Fewer or other words may find one.',
  )
}
