import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'

export interface BulkAction {
  label: string
  icon: ReactNode
  onAct: () => void
}

interface BulkBarProps {
  /** How many are selected, and of these, how many the search hides. */
  count: number
  hidden: number
  /** Selects all that are shown; where they are, none. */
  areAllPicked: boolean
  /** How many are shown. */
  total: number
  onAll: () => void
  actions: readonly BulkAction[]
  onDone: () => void
}

/** How many are selected, and what to do with them: under the thumb, whatever is scrolled. */
export function BulkBar(props: BulkBarProps) {
  const { count, hidden, areAllPicked, total, onAll, actions, onDone } = props
  return (
    <div
      role="group"
      aria-label={t('With the selected recipes')}
      className={cn(
        '@container sticky bottom-[calc(0.75rem+var(--bottom-bar))] z-20 mx-auto mt-6 w-full max-w-3xl animate-rise',
        'rounded-card border border-line bg-card p-2 shadow-float lg:flex lg:max-w-4xl lg:items-center lg:gap-2',
      )}
    >
      <div className="flex flex-wrap items-center justify-end gap-x-1 ps-2.5 lg:flex-1">
        <p role="status" className="flex-auto font-semibold">
          {t('{count, plural, =0 {Nothing selected} other {# selected}}', { count })}
          {hidden > 0 && (
            <span className="block text-sm font-normal text-soft">
              {t('{hidden, plural, other {# not shown here}}', { hidden })}
            </span>
          )}
        </p>
        <Button variant="quiet" size="sm" onClick={onAll}>
          {areAllPicked ? t('Select none') : t('Select all {total}', { total })}
        </Button>
        <IconButton
          label={t('Leave selecting')}
          icon={<CloseIcon />}
          onClick={onDone}
          // In letters so large it would take a row; the button above the list leaves too.
          className="@max-[14rem]:hidden"
        />
      </div>
      <div className="flex gap-1 border-t border-line pt-1.5 lg:border-t-0 lg:border-s lg:pt-0 lg:ps-2">
        {actions.map(({ label, icon, onAct }) => (
          <button
            key={label}
            type="button"
            title={label}
            aria-disabled={count === 0}
            onClick={() => count > 0 && onAct()}
            className={cn(
              'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-xl px-1 py-1.5 text-center text-sm leading-tight font-semibold',
              'transition-colors hover:bg-sunken aria-disabled:opacity-45 aria-disabled:hover:bg-transparent',
              'sm:flex-row sm:gap-2 sm:text-[0.9375rem] lg:min-h-11 lg:flex-none lg:px-3.5 lg:whitespace-nowrap',
            )}
          >
            {icon}
            {/* In letters so large the icons alone have room. */}
            <span className="wrap-anywhere @max-[14rem]:sr-only">{label}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
