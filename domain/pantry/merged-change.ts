import type { PantryChange } from './pantry-change.ts'
import type { PantryItem } from './pantry-item.ts'

/** Several changes as one that comes to the same. */
export function mergedPantryChange(changes: readonly PantryChange[]): PantryChange {
  const put = new Map<string, PantryItem>()
  const gone = new Set<string>()
  for (const change of changes) {
    for (const item of change.put) {
      put.set(item.id, item)
      gone.delete(item.id)
    }
    for (const id of change.remove) {
      put.delete(id)
      gone.add(id)
    }
  }
  return { put: [...put.values()], remove: [...gone] }
}
