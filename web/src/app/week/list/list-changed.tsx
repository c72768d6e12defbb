import { useMemo, useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { isOfPlan, itemKind, neededField } from '#domain/shopping/records.ts'
import { type Records, valueOf } from '#domain/sync/records.ts'
import { t } from '#domain/texts/t.ts'
import { startOfWeek } from '#domain/week/week-days.ts'
import { useShoppingList } from '#web/features/shopping/shopping-list.ts'
import { Button } from '#web/ui/button.tsx'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { useToday } from '../../kitchen/use-today.ts'
import { lastToShopFor } from './last-to-shop-for.ts'
import { useListChoice } from './list-choice.ts'
import { useWeekList } from './use-week-list.ts'
import { WhatToBuyPiece } from './what-to-buy-piece.ts'

/** The last day on which the plan needs something that it put on a list; null where it never put anything there. */
function lastNeeded(records: Records): CalendarDay | null {
  const days = [...(records.get(itemKind)?.values() ?? [])].flatMap((doc) => {
    const day = isOfPlan(doc) ? valueOf(doc, neededField) : undefined
    return typeof day === 'string' ? day : []
  })
  return days.toSorted().at(-1) ?? null
}

interface ListChangedProps {
  owner: string
  /** On which day a week begins: 1 is Monday. */
  first: number
}

/** Says, where the plan has put things on a list, what has changed of it since. */
export function ListChanged({ owner, first }: ListChangedProps) {
  const today = useToday()
  const { records } = useShoppingList(owner)
  const last = useMemo(() => lastNeeded(records), [records])
  if (last === null) return null
  // Who has not shopped by the plan since is not asked to: what it put there can still go.
  const until = last < today ? last : lastToShopFor(dayFrom(startOfWeek(last, first), 6), today)
  return <Changes owner={owner} until={until} />
}

function Changes({ owner, until }: { owner: string; until: CalendarDay }) {
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
