import { keptAs } from './kept-as.ts'
import { defaultUnit, type PantryItem, type PantryStatus } from './pantry-item.ts'

/**
 * The item with another status. What comes back after it had run out was bought anew: it is fresh, and
 * nobody said how much there is.
 */
export function withStatus(item: PantryItem, status: PantryStatus, now: Date): PantryItem {
  const isBoughtAnew = item.status === 'out' && status !== 'out'
  return isBoughtAnew
    ? { ...keptAs(item, {}), status, stockedAt: now, quantity: null, unit: defaultUnit }
    : { ...item, status }
}

/** The item as one that was looked at and is good: its days count anew, and a date that was on it no longer does. */
export function stillGood(item: PantryItem, now: Date): PantryItem {
  const { place, openedAt } = item
  const kept = {
    ...(place !== undefined && { place }),
    ...(openedAt !== undefined && { openedAt: now }),
  }
  return { ...keptAs(item, kept), stockedAt: now }
}
