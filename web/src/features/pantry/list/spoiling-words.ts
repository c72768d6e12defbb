import type { TimeLeft } from '#domain/pantry/time-left.ts'

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' })
const day = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric' })

/** A weekday says which day it is for less than a week. */
const mostDaysNamed = 6

function dateIn(days: number, now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)
}

/** "use by Fri": what a thing that spoils soon asks for. */
export function spoilingWords({ daysLeft }: TimeLeft, now: Date): string {
  if (daysLeft < 0) return 'past its day'
  if (daysLeft === 0) return 'use today'
  if (daysLeft === 1) return 'use by tomorrow'
  if (daysLeft > mostDaysNamed) return 'use soon'
  return `use by ${weekday.format(dateIn(daysLeft, now))}`
}

/** "Best used by Fri, Nov 28.": until when anything keeps, as far as a date says more than a number of months. */
export function bestUsedBy({ daysLeft }: TimeLeft, now: Date): string {
  if (daysLeft < 0) return 'Its day is over: when in doubt, throw it out.'
  if (daysLeft === 0) return 'Best used today.'
  if (daysLeft <= 60) return `Best used by ${day.format(dateIn(daysLeft, now))}.`
  return `Good for about ${Math.floor(daysLeft / 30)} months.`
}
