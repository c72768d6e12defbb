import { calendarDay, type CalendarDay } from '../calendar-day.ts'
import { daysBetween } from '../calendar-days.ts'
import type { Ingredient, Vocabulary } from '../ingredients/vocabulary.ts'
import { keepingFigures, type KeepingFigures } from './keeping-figures.ts'
import type { PantryItem } from './pantry-item.ts'
import { ageInDays, soonFrom } from './shelf-life.ts'

/** What the time that is left of a thing is counted from. */
export type Kept = Pick<
  PantryItem,
  'ingredient' | 'status' | 'stockedAt' | 'place' | 'openedAt' | 'bestBefore'
>

export interface TimeLeft {
  /** Days of its usual shelf life that count as spent, whole ones, and no more than all of them. */
  spentDays: number
  /** Whole days until it should be used; below zero where that day is over. */
  daysLeft: number
}

/** One reason to use something by a day: of `span` days, `left` are left. */
interface Limit {
  span: number
  left: number
}

/** A date on a pack is near in its last days: with no more of them than these, and no fewer. */
const datedSpan = { least: 5, most: 14 }

/** The moment that something is looked at, and which day that is where the person is. */
interface Moment {
  now: Date
  today: CalendarDay
}

function limitsOf(
  item: Kept,
  usual: number,
  figures: KeepingFigures,
  { now, today }: Moment,
): Limit[] {
  const { place, openedAt, bestBefore } = item
  const limits: Limit[] = []
  if (bestBefore === undefined) {
    const span = (place === undefined ? null : figures[place]) ?? usual
    const left = span - Math.floor(ageInDays(item, now))
    limits.push({ span: Math.min(span, usual), left })
  } else {
    const span = Math.max(datedSpan.least, Math.min(datedSpan.most, usual))
    limits.push({ span, left: daysBetween(today, bestBefore) })
  }
  // In the freezer nothing goes on that began with opening it.
  if (openedAt !== undefined && place !== 'freezer') {
    const span = figures.opened ?? usual
    const left = span - Math.floor(ageInDays({ stockedAt: openedAt }, now))
    limits.push({ span: Math.min(span, usual), left })
  }
  return limits
}

function knownOf({ ingredient }: Kept, vocabulary: Vocabulary): Ingredient | undefined {
  return ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
}

/**
 * How much of its time a thing has spent: by the date on its pack, else by its place, and by when it was
 * opened, whichever is nearest. Null for what does not spoil, or is not known. The database counts the
 * same in `private.spent_days`.
 * @param today the day where the person is, if that is not where this runs
 */
export function timeLeft(
  item: Kept,
  vocabulary: Vocabulary,
  now: Date,
  today = calendarDay(now),
): TimeLeft | null {
  const known = knownOf(item, vocabulary)
  const usual = known?.shelfLifeDays ?? null
  if (known === undefined || usual === null) return null
  const limits = limitsOf(item, usual, keepingFigures(known, vocabulary), { now, today })
  const spent = limits.map(({ span, left }) => Math.ceil(((span - left) * usual) / span))
  return {
    spentDays: Math.max(0, Math.min(usual, Math.max(...spent))),
    daysLeft: Math.min(...limits.map(({ left }) => left)),
  }
}

/** Whether something that is there has spent most of its time. */
export function spoilsSoon(item: Kept, vocabulary: Vocabulary, now: Date): boolean {
  if (item.status === 'out') return false
  const usual = knownOf(item, vocabulary)?.shelfLifeDays ?? null
  const left = timeLeft(item, vocabulary, now)
  return left !== null && usual !== null && left.spentDays * 100 >= usual * soonFrom
}
