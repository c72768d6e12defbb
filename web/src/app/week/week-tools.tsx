import { useState } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { t } from '#domain/texts/t.ts'
import { copyOfMeals } from '#domain/week/copy-meals.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { weekInWords } from '#domain/week/week-in-words.ts'
import { formatDay } from '#web/lib/format-day.ts'
import { ShareIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { CalendarIcon } from '#web/ui/calendar-icon.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { lazyPiece, notifyUnavailable } from '#web/ui/lazy-piece.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { PrintIcon } from '#web/ui/print-icon.tsx'
import { shareText } from '#web/ui/share-text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMealActions } from '../kitchen/use-meal-actions.ts'
import { useToday } from '../kitchen/use-today.ts'
import { FillWeekButton } from './fill/fill-week-button.tsx'
import { lastToShopFor } from './list/last-to-shop-for.ts'
import { WhatToBuyButton } from './list/what-to-buy-button.tsx'
import { weekName } from './week-header.tsx'

const { Piece: FeedSettings } = lazyPiece(
  async () => (await import('#web/features/week/feed-settings.tsx')).FeedSettings,
)

interface WeekToolsProps {
  owner: string
  days: readonly CalendarDay[]
  meals: readonly PlannedMeal[]
  mayChange: boolean
}

/** What is done with a whole week: the one before copied into it, and the week taken along. */
export function WeekTools({ owner, days, meals, mayChange }: WeekToolsProps) {
  const today = useToday()
  const { put } = useMealActions(owner)
  const [isFeedOpen, setFeedOpen] = useState(false)
  const [from = '', until = ''] = [days[0], days.at(-1)]
  const within = (first: CalendarDay, last: CalendarDay) =>
    meals.filter(({ day }) => day >= first && day <= last)
  const before = within(dayFrom(from, -7), dayFrom(from, -1))
  const isEmpty = within(from, until).length === 0

  function copy() {
    const copies = copyOfMeals(before, {
      from: dayFrom(from, -7),
      to: from,
      newId: () => crypto.randomUUID(),
    })
    put(
      copies,
      t('{count, plural, one {# meal is copied} other {# meals are copied}}', {
        count: copies.length,
      }),
    )
  }

  function share() {
    const title = weekName(days, today)
    const text = weekInWords(days, within(from, until), formatDay)
    void shareText(title, text, t('The week is copied. Paste it wherever you like.'))
  }

  return (
    <>
      {mayChange && <FillWeekButton {...{ owner, days, today, meals }} />}
      <WhatToBuyButton {...{ owner, mayChange }} until={lastToShopFor(until, today)} />
      {mayChange && before.length > 0 && (
        <Button variant="secondary" onClick={copy}>
          {t('Copy the week before')}
        </Button>
      )}
      <Menu
        label={t('More for this week')}
        className={buttonStyle('quiet', 'md')}
        items={[
          ...(isEmpty
            ? []
            : [
                { key: 'share', label: t('Share'), icon: <ShareIcon />, onSelect: share },
                {
                  key: 'print',
                  label: t('Print'),
                  icon: <PrintIcon />,
                  onSelect: () => window.print(),
                },
              ]),
          {
            key: 'feed',
            label: t('In your calendar'),
            icon: <CalendarIcon />,
            onSelect: () => setFeedOpen(true),
          },
        ]}
      >
        {t('More')}
      </Menu>
      {isFeedOpen && (
        <Dialog open onOpenChange={setFeedOpen} title={t('In your calendar')}>
          <FeedSettings
            userId={owner}
            placeholder={<Skeleton className="h-28" />}
            onUnavailable={notifyUnavailable}
          />
        </Dialog>
      )}
    </>
  )
}
