import * as changes from '#domain/shopping/changes.ts'
import { amountInNumbers, itemKind, itemsIn } from '#domain/shopping/records.ts'
import type { ShoppingItem } from '#domain/shopping/shopping-item.ts'
import { valueOf, type RecordDoc, type Records } from '#domain/sync/records.ts'
import { nextClock } from './shopping-clock.ts'
import { useChangeLists, useToBuy } from './shopping-list.ts'

const docOf = (view: Records, id: string): RecordDoc => view.get(itemKind)?.get(id) ?? {}

/** All that one can do with the lists; each rejects where neither this device nor the backend takes it. */
export function useShoppingActions(userId: string | null) {
  const act = useChangeLists(userId)
  return {
    ...useToBuy(userId),
    /** After `remove`: as they were. */
    putBack: (items: readonly Pick<ShoppingItem, 'id'>[]) =>
      act(() => items.map(({ id }) => changes.removed(id, false, nextClock()))),
    check: (items: readonly Pick<ShoppingItem, 'id'>[], isChecked: boolean) =>
      act(() => items.map(({ id }) => changes.checked(id, isChecked, nextClock()))),
    /** So many more or fewer, on top of what others do meanwhile. */
    step: ({ id, amount, unit }: ShoppingItem, by: number) =>
      act((view) => {
        const doc = docOf(view, id)
        const before = amountInNumbers(amount)
        if (before === null || before + by <= 0) return []
        const measure = valueOf(doc, 'measure')
        const base = typeof measure === 'object' && measure !== null ? measure : {}
        const given = 'amount' in base ? Number(base.amount) : Number.NaN
        return Number.isNaN(given)
          ? [changes.measured(id, doc, { amount: String(before + by), unit }, nextClock())]
          : [changes.stepped(id, doc, { by, unit }, nextClock())]
      }),
    measure: (id: string, measure: Pick<ShoppingItem, 'amount' | 'unit'>) =>
      act((view) => [changes.measured(id, docOf(view, id), measure, nextClock())]),
    edit: (
      items: readonly Pick<ShoppingItem, 'id'>[],
      fields: Parameters<typeof changes.edited>[1],
    ) => act(() => items.map(({ id }) => changes.edited(id, fields, nextClock()))),
    /** Makes a list, renames it, takes it away or puts it back. */
    changeList: (id: string, fields: Parameters<typeof changes.listChanged>[1]) =>
      act(() => [changes.listChanged(id, fields, nextClock())]),
    orderAisles: (aisles: readonly string[]) =>
      act((_view, kitchen) => [changes.shopOrdered(kitchen, aisles, nextClock())]),
    /** Takes everything off every list. */
    clear: () =>
      act((view) => itemsIn(view, null).map(({ id }) => changes.removed(id, true, nextClock()))),
  }
}
