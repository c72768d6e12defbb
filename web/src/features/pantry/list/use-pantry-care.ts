import { t } from '#domain/texts/t.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import { stillGood } from '#domain/pantry/status.ts'
import { toastWhenSaved } from '#web/ui/toast.ts'
import { notifyNotSaved } from '../not-saved.ts'
import { usePantryActions } from '../pantry-actions.ts'

/** What the screen does with a person's things: each shown at once, announced when it is saved, with the way back. */
export function usePantryCare(owner: string | null) {
  const actions = usePantryActions(owner)
  const fail = () => notifyNotSaved(owner)
  const announce = (change: Promise<void>, title: string, undo: () => Promise<void>) => {
    const onAction = () => void undo().catch(fail)
    toastWhenSaved(change, { title, action: { label: t('Undo'), onAction } }, fail)
  }

  function edit(
    before: PantryItem,
    after: PantryItem,
    title = t('{name} changed', { name: after.name }),
  ) {
    announce(actions.change([after]), title, () => actions.change([before]))
  }

  return {
    edit,
    /** Its days count from now on. */
    confirmGood(item: PantryItem) {
      edit(item, stillGood(item, new Date()), t('{name} is still good', { name: item.name }))
    },
    remove(item: PantryItem) {
      announce(actions.remove(item), t('{name} removed', { name: item.name }), () =>
        actions.restore([item]),
      )
    },
    clear(before: readonly PantryItem[]) {
      announce(actions.clear(), t('Pantry emptied'), () => actions.restore(before))
    },
  }
}
