import type { PantryItem } from './pantry-item.ts'

/**
 * A change of a pantry as plain data: it can be kept, sent later and sent twice. Things as they are from now
 * on, each by its id, and the ids of those that go.
 */
export interface PantryChange {
  put: readonly PantryItem[]
  remove: readonly string[]
}

/** The pantry after a change, newest first. What goes and what is put do not overlap. */
export function afterPantryChange(
  before: readonly PantryItem[],
  { put, remove }: PantryChange,
): readonly PantryItem[] {
  const gone = new Set(remove)
  const changed = new Map(put.map((item) => [item.id, item]))
  const there = before.flatMap((item) => {
    if (gone.has(item.id)) return []
    const after = changed.get(item.id) ?? item
    changed.delete(item.id)
    return after
  })
  return newestFirst([...[...changed.values()].toReversed(), ...there])
}

function newestFirst(items: readonly PantryItem[]): readonly PantryItem[] {
  return items.toSorted((left, right) => right.createdAt.getTime() - left.createdAt.getTime())
}
