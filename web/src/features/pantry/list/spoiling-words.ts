import { onFirstUse } from '#domain/on-first-use.ts'
import { locale, t } from '#domain/texts/t.ts'
import type { TimeLeft } from '#domain/pantry/time-left.ts'

const weekday = onFirstUse(() => new Intl.DateTimeFormat(locale(), { weekday: 'short' }))
const date = onFirstUse(
  () => new Intl.DateTimeFormat(locale(), { weekday: 'short', month: 'short', day: 'numeric' }),
)

/** A weekday says which day it is for less than a week. */
const mostDaysNamed = 6

function dateIn(days: number, now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
}

/** "use by Fri": what a thing that spoils soon asks for. */
export function spoilingWords({ daysLeft }: TimeLeft, now: Date): string {
  if (daysLeft < 0) return t('past its day')
  if (daysLeft === 0) return t('use today')
  if (daysLeft === 1) return t('use by tomorrow')
  if (daysLeft > mostDaysNamed) return t('use soon')
  return t('use by {day}', { day: weekday().format(dateIn(daysLeft, now)) })
}

/** "Best used by Fri, Nov 28.": until when anything keeps, as far as a date says more than a number of months. */
export function bestUsedBy({ daysLeft }: TimeLeft, now: Date): string {
  if (daysLeft < 0) return t('Its day is over: when in doubt, throw it out.')
  if (daysLeft === 0) return t('Best used today.')
  if (daysLeft <= 60) {
    return t('Best used by {day}.', { day: date().format(dateIn(daysLeft, now)) })
  }
  const months = Math.floor(daysLeft / 30)
  return t('Good for about {months, plural, other {# months}}.', { months })
}
