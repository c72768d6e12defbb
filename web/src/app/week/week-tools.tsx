import type { CalendarDay } from '#domain/calendar-day.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { t } from '#domain/texts/t.ts'
import { copyOfMeals } from '#domain/week/copy-meals.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { weekInWords } from '#domain/week/week-in-words.ts'
import { ShareIcon } from '#web/ui/action-icons.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Menu } from '#web/ui/menu.tsx'
import { PrintIcon } from '#web/ui/print-icon.tsx'
import { shareText } from '#web/ui/share-text.ts'
import { useMealActions } from '../kitchen/use-meal-actions.ts'

interface WeekToolsProps {
  owner: string
  days: readonly CalendarDay[]
  meals: readonly PlannedMeal[]
  mayChange: boolean
}

/** What is done with a whole week: the one before copied into it, and the week taken along. */
export function WeekTools({ owner, days, meals, mayChange }: WeekToolsProps) {
  const { put } = useMealActions(owner)
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

  return (
    <>
      {mayChange && before.length > 0 && (
        <Button variant="secondary" onClick={copy}>
          {t('Copy the week before')}
        </Button>
      )}
      {!isEmpty && (
        <Menu
          label={t('More for this week')}
          className={buttonStyle('quiet', 'md')}
          items={[
            {
              key: 'share',
              label: t('Share'),
              icon: <ShareIcon />,
              onSelect: () =>
                void shareText(
                  t('This week'),
                  weekInWords(days, within(from, until)),
                  t('The week is copied. Paste it wherever you like.'),
                ),
            },
            {
              key: 'print',
              label: t('Print'),
              icon: <PrintIcon />,
              onSelect: () => window.print(),
            },
          ]}
        >
          {t('More')}
        </Menu>
      )}
    </>
  )
}
