import { calendarDay, type CalendarDay } from '../calendar-day.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { type Kept, timeLeft, type TimeLeft } from './time-left.ts'

/** Who looks today can still use it tomorrow, and the day after. */
const mostDays = 2

export interface Spoiling<Item> {
  item: Item
  left: TimeLeft
}

/**
 * What of a pantry is to be used within two days, the most urgent first. What is past its day nobody is told to use.
 * @param today the day where the person is, if that is not where this runs
 */
export function spoilingOf<Item extends Kept>(
  items: readonly Item[],
  vocabulary: Vocabulary,
  now: Date,
  today: CalendarDay = calendarDay(now),
): Spoiling<Item>[] {
  return items
    .flatMap((item) => {
      const left = item.status === 'out' ? null : timeLeft(item, vocabulary, now, today)
      const isSoon = left !== null && left.daysLeft <= mostDays && left.daysLeft >= 0
      return isSoon ? [{ item, left }] : []
    })
    .toSorted((a, b) => a.left.daysLeft - b.left.daysLeft)
}

/** What somebody was told of: what was bought anew spoils anew. */
export const spoilingKey = ({ item }: { item: { id: string; stockedAt: Date } }) =>
  `${item.id} ${item.stockedAt.getTime()}`
