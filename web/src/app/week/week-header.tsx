import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import type { PlannedMeal } from '#domain/week/planned-meal.ts'
import { daysLater } from '#domain/week/week-days.ts'
import { planWindow } from '#web/features/week/meal-plan-rows.ts'
import { formatDays } from '#web/lib/format-day.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { weekAddress, type useWeekAddress } from './use-week-address.ts'

interface WeekHeaderProps extends ReturnType<typeof useWeekAddress> {
  owner: string
  /** Undefined until it is known. */
  meals: readonly PlannedMeal[] | undefined
  mayChange: boolean
}

/** "This week", "Next week", else its days. */
export function weekInWords(days: readonly CalendarDay[], today: CalendarDay): string {
  if (days.includes(today)) return t('This week')
  if (days.includes(daysLater(today, 7))) return t('Next week')
  if (days.includes(daysLater(today, -7))) return t('Last week')
  return formatDays(days[0] ?? today, days.at(-1) ?? today)
}

/** Which week it is, and the ways to others. */
export function WeekHeader({ days, today }: WeekHeaderProps) {
  const [from = today, until = today] = [days[0], days.at(-1)]
  const [before, after] = [daysLater(from, -1), daysLater(until, 1)]
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <PageTitle className="mb-0" lead={<span aria-live="polite">{formatDays(from, until)}</span>}>
        {weekInWords(days, today)}
      </PageTitle>
      <nav aria-label={t('Weeks')} className="flex items-center gap-1 print:hidden">
        {before >= daysLater(today, -planWindow.past) && (
          <Arrow to={weekAddress(before)} label={t('The week before')}>
            <ChevronDownIcon className="rotate-90 rtl:-rotate-90" />
          </Arrow>
        )}
        {!days.includes(today) && (
          <Link
            to={weekAddress(today)}
            className="flex min-h-11 items-center rounded-field px-4 font-semibold hover:bg-sunken"
          >
            {t('This week')}
          </Link>
        )}
        {after <= daysLater(today, planWindow.ahead) && (
          <Arrow to={weekAddress(after)} label={t('The week after')}>
            <ChevronDownIcon className="-rotate-90 rtl:rotate-90" />
          </Arrow>
        )}
      </nav>
    </div>
  )
}

interface ArrowProps {
  to: string
  label: string
  children: ReactNode
}

function Arrow({ to, label, children }: ArrowProps) {
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-full border border-edge bg-card hover:bg-sunken"
    >
      {children}
    </Link>
  )
}
