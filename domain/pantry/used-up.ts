import type { PantryChange } from './pantry-change.ts'
import type { PantryItem } from './pantry-item.ts'

/** The change as its reader makes it: who used something up the server says, and until it has, that is the reader, who needs no name. */
export function asReader(before: readonly PantryItem[], change: PantryChange): PantryChange {
  const there = new Map(before.map((item) => [item.id, item]))
  return {
    ...change,
    put: change.put.map((item) => {
      if (item.usedUpBy === undefined || there.get(item.id)?.status === item.status) return item
      const { usedUpBy: _, ...bare } = item
      return bare
    }),
  }
}
