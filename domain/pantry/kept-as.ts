import type { PantryItem } from './pantry-item.ts'

/** What may be said of how one thing is kept. */
type Keeping = Pick<PantryItem, 'place' | 'openedAt' | 'bestBefore'>

/** The item, kept as this says: what is not said of it is no longer said. */
export function keptAs(item: PantryItem, { place, openedAt, bestBefore }: Keeping): PantryItem {
  const { place: _place, openedAt: _openedAt, bestBefore: _bestBefore, ...bare } = item
  return {
    ...bare,
    ...(place !== undefined && { place }),
    ...(openedAt !== undefined && { openedAt }),
    ...(bestBefore !== undefined && { bestBefore }),
  }
}
