import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { useListChoice } from './list-choice.ts'
import { useWeekList } from './use-week-list.ts'
import { WhatToBuyPiece } from './what-to-buy-piece.ts'

interface ChangesOfListProps {
  owner: string
  /** The last day that was shopped for. */
  until: CalendarDay
}

/** Says what the plan wants otherwise than it stands on the lists, and does it with one tap. */
export function ChangesOfList({ owner, until }: ChangesOfListProps) {
  const week = useWeekList(owner, until)
  const { meant, choiceFor } = useListChoice(week)
  const [isOpen, setOpen] = useState(false)
  const more = meant.filter(({ kind }) => kind === 'more').length
  const less = meant.length - more
  const onClose = () => setOpen(false)
  return (
    <>
      {meant.length > 0 && (
        <section
          aria-label={t('Shopping list')}
          className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-basil-soft px-4.5 py-3 text-ink print:hidden"
        >
          <p role="status" className="min-w-0 flex-1 basis-52">
            <span className="font-semibold">{t('What you need has changed:')}</span>{' '}
            <span>
              {[
                more > 0 ? t('{count} more to buy', { count: more }) : '',
                less > 0 ? t('{count} less to buy', { count: less }) : '',
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              onClick={() =>
                week.apply(
                  choiceFor(week.usualList),
                  t('Your shopping list is as your plan wants it'),
                )
              }
            >
              {t('Change the list')}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {t('See the changes')}
            </Button>
          </div>
        </section>
      )}
      {isOpen && (
        <WhatToBuyPiece
          {...{ owner, until, onClose }}
          mayChange
          onUnavailable={() => {
            onClose()
            notifyUnavailable()
          }}
        />
      )}
    </>
  )
}
