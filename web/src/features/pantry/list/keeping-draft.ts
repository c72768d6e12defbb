import { t } from '#domain/texts/t.ts'
import { calendarDay, type CalendarDay } from '#domain/calendar-day.ts'
import { dayAfter } from '#domain/calendar-days.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { keptAs } from '#domain/pantry/kept-as.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import type { Place } from '#domain/pantry/place.ts'
import { usualPlace } from '#domain/pantry/usual-place.ts'

/** What the fields of a dialog hold of how a thing is kept; an empty text is a day that nobody said. */
export interface KeepingDraft {
  /** Null where nobody can say where such a thing usually stands. */
  place: Place | null
  since: CalendarDay
  opened: CalendarDay
  bestBefore: CalendarDay
}

const longestAge = 3_650
const lastYear = '2199-12-31'

export function usualPlaceOf({ ingredient }: PantryItem, vocabulary: Vocabulary): Place | null {
  const known = ingredient === null ? undefined : vocabulary.ingredients.get(ingredient)
  return known === undefined ? null : usualPlace(known, vocabulary)
}

export function draftOf(item: PantryItem, usual: Place | null): KeepingDraft {
  return {
    place: item.place ?? usual,
    since: calendarDay(item.stockedAt),
    opened: item.openedAt === undefined ? '' : calendarDay(item.openedAt),
    bestBefore: item.bestBefore ?? '',
  }
}

/**
 * The draft with the thing in another place. A date for the fridge means nothing in the freezer, and what comes out of
 * there keeps as it did when it was fresh: its days count from now on.
 */
export function movedTo(
  place: Place,
  draft: KeepingDraft,
  before: KeepingDraft,
  now: Date,
): KeepingDraft {
  const isFrozen = place === 'freezer' && before.place !== 'freezer'
  const isThawed = before.place === 'freezer' && place !== 'freezer'
  return {
    ...draft,
    place,
    since: isThawed ? calendarDay(now) : before.since,
    bestBefore: isFrozen ? '' : before.bestBefore,
  }
}

function isPast(day: CalendarDay, now: Date): boolean {
  return day <= calendarDay(now) && day >= dayAfter(now, -longestAge)
}

/** What is wrong with a draft, by field. */
export function problemsOf({ since, opened, bestBefore }: KeepingDraft, now: Date) {
  const past = t('Please choose a day that is not still to come.')
  const isDated = bestBefore === '' || (bestBefore >= '2000' && bestBefore <= lastYear)
  return {
    since: since !== '' && isPast(since, now) ? undefined : past,
    opened: opened === '' || isPast(opened, now) ? undefined : past,
    bestBefore: isDated ? undefined : t('Please write the year with four digits.'),
  }
}

/** The moment that a chosen day stands for: now for today, else its noon. */
function momentOf(day: CalendarDay, now: Date): Date {
  return day === calendarDay(now) ? now : new Date(`${day}T12:00`)
}

/** The item, kept as the fields say; what nobody touched in them stays as it is in `item`. */
export function withDraft(
  item: PantryItem,
  draft: KeepingDraft,
  before: KeepingDraft,
  usual: Place | null,
  now: Date,
): PantryItem {
  const place = draft.place === before.place ? item.place : draft.place
  const opened = draft.opened === '' ? undefined : momentOf(draft.opened, now)
  const openedAt = draft.opened === before.opened ? item.openedAt : opened
  const bestBefore = draft.bestBefore === before.bestBefore ? item.bestBefore : draft.bestBefore
  const kept = keptAs(item, {
    ...(place !== null && place !== undefined && place !== usual && { place }),
    ...(openedAt !== undefined && { openedAt }),
    ...(bestBefore !== undefined && bestBefore !== '' && { bestBefore }),
  })
  const stockedAt = draft.since === before.since ? item.stockedAt : momentOf(draft.since, now)
  return { ...kept, stockedAt }
}
