import { useQueryClient } from '@tanstack/react-query'
import { addToPantry } from '#domain/pantry/add-to-pantry.ts'
import type { PantryChange } from '#domain/pantry/pantry-change.ts'
import { isSameThing, type PantryItem } from '#domain/pantry/pantry-item.ts'
import { useKitchenOf } from '#web/lib/kitchen-here.ts'
import { isHelperIn } from '#web/lib/sync/is-helper.ts'
import { pantryQueue } from './pantry-queue.ts'

/** What stands in the pantry as it was before, to be put back. */
export type StockUndo = () => Promise<void>

/**
 * Puts what was bought into a person's pantry, at once on the screen, and for good when there is a network.
 * Resolves with the way back when the device keeps it.
 */
export function useStockPantry(userId: string) {
  const client = useQueryClient()
  const kitchen = useKitchenOf(userId)
  const isClosed = isHelperIn(userId, kitchen ?? userId)
  async function change(changeOn: (before: readonly PantryItem[]) => PantryChange | null) {
    if (isClosed) return
    // Without a network and without an earlier visit nothing is known of it: then all of it is new.
    await pantryQueue.change(client, userId, (before = []) => changeOn(before), kitchen)
  }

  return {
    /** A helper's: what they buy is not put there. */
    isClosed,
    async stock(bought: readonly PantryItem[]): Promise<StockUndo> {
      let back: PantryChange = { put: [], remove: [] }
      await change((before) => {
        const { changed } = addToPantry(before, bought)
        const isThere = ({ id }: PantryItem) => before.some((each) => each.id === id)
        back = {
          put: before.filter(({ id }) => changed.some((each) => each.id === id)),
          remove: changed.filter((each) => !isThere(each)).map(({ id }) => id),
        }
        return { put: changed, remove: [] }
      })
      return () => change(() => back)
    },
    /** It was not bought after all: it goes out again, as far as it can be distinguished from what was there. */
    async takeOut(unbought: readonly PantryItem[]): Promise<void> {
      await change((before) => {
        const put: PantryItem[] = []
        const remove: string[] = []
        for (const item of unbought) {
          const there = before.find((each) => isSameThing(each, item))
          if (there === undefined) continue
          const left = leftOf(there, item)
          if (left !== null && left > 0) put.push({ ...there, quantity: left })
          else if (there.id === item.id) remove.push(there.id)
        }
        return put.length + remove.length > 0 ? { put, remove } : null
      })
    },
  }
}

/** How much is left of what is counted in one unit; null where nobody can tell. */
function leftOf(there: PantryItem, taken: PantryItem): number | null {
  if (there.quantity === null || taken.quantity === null || there.unit !== taken.unit) return null
  return there.quantity - taken.quantity
}
