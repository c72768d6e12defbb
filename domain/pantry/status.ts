import { defaultUnit, type PantryItem, type PantryStatus } from './pantry-item.ts'

const following = { have: 'low', low: 'out', out: 'have' } as const

/** There → low → out → there again: what one more tap makes of it. */
export function nextStatus(status: PantryStatus): PantryStatus {
  return following[status]
}

/**
 * The item with another status. What comes back after it had run out was bought anew: it is fresh, and
 * nobody said how much there is.
 */
export function withStatus(item: PantryItem, status: PantryStatus, now: Date): PantryItem {
  const isBoughtAnew = item.status === 'out' && status !== 'out'
  return isBoughtAnew
    ? { ...item, status, stockedAt: now, quantity: null, unit: defaultUnit }
    : { ...item, status }
}
