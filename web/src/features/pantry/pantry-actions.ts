import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import { isSameThing, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { useChangePantry } from './use-pantry.ts'

type Pantry = readonly PantryItem[]

/** What a person can do with the pantry; each rejects when it could not be saved. Null is a visitor. */
export function usePantryActions(owner: string | null) {
  const apply = useChangePantry(owner)
  return {
    /** Adds items, or changes the amount of those that are there. */
    add: (items: Pantry) =>
      apply((before) => ({ put: addToPantry(before, items).changed, remove: [] })),
    /** Puts items back as they were, after `remove` or `clear`; what is there again stays as it is. */
    restore: (items: Pantry) =>
      apply((before) => ({
        put: items.filter((item) => !before.some((each) => isSameThing(each, item))),
        remove: [],
      })),
    /** Writes items anew that are still there: another amount, status or age. */
    change: (items: Pantry) =>
      apply((before) => ({
        put: items.filter(({ id }) => before.some((each) => each.id === id)),
        remove: [],
      })),
    /** Makes another thing of an item; where that thing is there already, the two become one. */
    correct: (item: PantryItem, corrected: PantryItem) =>
      apply((before) => {
        const others = before.filter(({ id }) => id !== item.id)
        return others.some((each) => isSameThing(each, corrected))
          ? { put: addToPantry(others, [corrected]).changed, remove: [item.id] }
          : { put: [corrected], remove: [] }
      }),
    remove: (item: PantryItem) => apply(() => ({ put: [], remove: [item.id] })),
    /** Removes all that is seen here; what another device adds meanwhile stays. */
    clear: () => apply((before) => ({ put: [], remove: before.map(({ id }) => id) })),
  }
}
