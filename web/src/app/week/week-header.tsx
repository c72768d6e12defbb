import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { t } from '#domain/texts/t.ts'
import { dayFrom } from '#domain/calendar-days.ts'
import { monthAfter } from '#domain/week/week-days.ts'
import { planWindow } from '#web/features/week/meal-plan-rows.ts'
import { formatMonth } from '#web/lib/format.ts'
import { formatDays, middleOf } from '#web/lib/format-day.ts'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { monthAddress, weekAddress, type useWeekAddress } from './use-week-address.ts'

interface WeekHeaderProps extends ReturnType<typeof useWeekAddress> {
  /** What is done with the whole of it. */
  children?: ReactNode
}

/** "This week", "Next week", else its days. */
export function weekName(days: readonly CalendarDay[], today: CalendarDay): string {
  if (days.includes(today)) return t('This week')
  if (days.includes(dayFrom(today, 7))) return t('Next week')
  if (days.includes(dayFrom(today, -7))) return t('Last week')
  return formatDays(days[0] ?? today, days.at(-1) ?? today)
}

/** Which part of the calendar it is, and the ways to others, as far as they are read. */
export function WeekHeader({ days, today, month, children }: WeekHeaderProps) {
  const [from = today, until = today] = [days[0], days.at(-1)]
  const [first, last] = [dayFrom(today, -planWindow.past), dayFrom(today, planWindow.ahead)]
  const isNow = month === null ? days.includes(today) : today.startsWith(month)
  const ways =
    month === null
      ? {
          title: weekName(days, today),
          label: t('Weeks'),
          before: { day: dayFrom(from, -1), label: t('The week before') },
          after: { day: dayFrom(until, 1), label: t('The week after') },
          to: weekAddress,
        }
      : {
          title: formatMonth(middleOf(`${month}-01`)),
          label: t('Months'),
          before: { day: dayFrom(`${month}-01`, -1), label: t('The month before') },
          after: { day: monthAfter(`${month}-01`, 1), label: t('The month after') },
          to: (day: CalendarDay) => monthAddress(day.slice(0, 7)),
        }
  const text = 'flex min-h-11 items-center rounded-field px-3 font-semibold hover:bg-sunken'
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <PageTitle
        className="mb-0"
        {...(month === null && {
          lead: <span aria-live="polite">{formatDays(from, until)}</span>,
        })}
      >
        {ways.title}
      </PageTitle>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        {children}
        <nav aria-label={ways.label} className="flex flex-wrap items-center gap-1">
          {!isNow && (
            <Link to={ways.to(today)} className={text}>
              {month === null ? t('This week') : t('This month')}
            </Link>
          )}
          <Link
            to={
              month === null
                ? monthAddress(from.slice(0, 7))
                : weekAddress(isNow ? today : `${month}-01`)
            }
            className={text}
          >
            {month === null ? t('Month') : t('Week')}
          </Link>
          <Arrow
            {...ways.before}
            to={ways.before.day >= first ? ways.to(ways.before.day) : null}
            className="rotate-90 rtl:-rotate-90"
          />
          <Arrow
            {...ways.after}
            to={ways.after.day <= last ? ways.to(ways.after.day) : null}
            className="-rotate-90 rtl:rotate-90"
          />
        </nav>
      </div>
    </div>
  )
}

interface ArrowProps {
  /** Null where nothing is read any more. */
  to: string | null
  label: string
  className: string
}

function Arrow({ to, label, className }: ArrowProps) {
  if (to === null) return null
  return (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-full border border-edge bg-card hover:bg-sunken"
    >
      <ChevronDownIcon className={className} />
    </Link>
  )
}
