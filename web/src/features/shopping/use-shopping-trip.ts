import { t } from '#domain/texts/t.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import type { NewShoppingItem } from '#domain/shopping/changes.ts'
import type { ShoppingLine } from '#domain/shopping/merged-lines.ts'
import type { ShoppingItem, ShoppingList } from '#domain/shopping/shopping-item.ts'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import type { LineChange } from './line-dialog.tsx'
import { boughtItem } from './new-items.ts'
import { useShoppingActions } from './shopping-actions.ts'

/** What happens at home to what is bought; the pantry is another feature. */
export interface PantryDoor {
  items: readonly PantryItem[]
  /** A helper's: they tick, and change no pantry. */
  isClosed: boolean
  /** Resolves with the way back. */
  stock: (bought: readonly PantryItem[]) => Promise<() => Promise<void>>
  takeOut: (unbought: readonly PantryItem[]) => Promise<void>
}

const fail = () => toastNotSaved(t('Your list is as it was.'))

/** What the screen does with the lists: each shown at once, announced when it is saved, with the way back. */
export function useShoppingTrip(userId: string, pantry: PantryDoor) {
  const actions = useShoppingActions(userId)
  const reportFailure = (change: Promise<unknown>) => void change.catch(fail)
  const announce = (saving: Promise<unknown>, title: string, undo: () => Promise<unknown>) => {
    const action = { label: t('Undo'), onAction: () => reportFailure(undo()) }
    toastWhenSaved(saving, { title, action }, fail)
  }

  function buy(line: ShoppingLine) {
    const stocking = pantry.stock([boughtItem(line)])
    const saving = Promise.all([stocking, actions.check(line.parts, true)])
    const { name } = line
    const title = pantry.isClosed
      ? t('{name} bought', { name })
      : t('{name} bought, and in your pantry', { name })
    announce(saving, title, async () => {
      const undoStock = await stocking
      await Promise.all([undoStock(), actions.check(line.parts, false)])
    })
  }

  return {
    add: (items: readonly NewShoppingItem[]) => reportFailure(actions.add(items)),
    check(line: ShoppingLine, isChecked: boolean) {
      if (isChecked) buy(line)
      else
        reportFailure(
          Promise.all([pantry.takeOut([boughtItem(line)]), actions.check(line.parts, false)]),
        )
    },
    step: (item: ShoppingItem, by: number) => reportFailure(actions.step(item, by)),
    save(line: ShoppingLine, { amounts, aisle, list }: LineChange) {
      for (const { id, amount, unit } of amounts)
        reportFailure(actions.measure(id, { amount, unit }))
      const fields = { ...(aisle && { category: aisle }), ...(list && { list }) }
      if (Object.keys(fields).length > 0) reportFailure(actions.edit(line.parts, fields))
    },
    remove(items: readonly ShoppingItem[], title: string) {
      announce(actions.remove(...items), title, () => actions.putBack(items))
    },
    orderAisles: (aisles: readonly string[]) => reportFailure(actions.orderAisles(aisles)),
    makeList(id: string, name: string) {
      reportFailure(actions.changeList(id, { name, removed: false, added: Date.now() }))
    },
    renameList: (id: string, name: string) => reportFailure(actions.changeList(id, { name })),
    /** With what stands on it; what somebody else puts there meanwhile goes to the default list. */
    removeList({ id, name }: ShoppingList, items: readonly ShoppingItem[]) {
      const removing = Promise.all([
        actions.remove(...items),
        actions.changeList(id, { removed: true }),
      ])
      announce(removing, t('“{name}” is gone', { name }), () =>
        Promise.all([actions.changeList(id, { removed: false }), actions.putBack(items)]),
      )
    },
  }
}
