import { t } from '#domain/texts/t.ts'
import type { PantryItem } from '#domain/pantry/pantry-item.ts'
import type { Taking } from '#domain/pantry/take-from-pantry.ts'
import { usePantryActions } from '#web/features/pantry/pantry-actions.ts'
import { useCookedNotes } from '#web/features/recipes/cooked.ts'
import { toastNotSaved, toastWhenSaved } from '#web/ui/toast.ts'
import { cookedThing } from './cooked-thing.ts'

const fail = () => toastNotSaved()

interface Dish {
  recipeId: number | string
  title: string
  servings: number
}

/** What is saved and taken back together with a note of cooking. */
export interface Alongside {
  save: () => Promise<unknown>
  undo: () => Promise<unknown>
}

/**
 * "I cooked this": takes things from the pantry and, for who has an account, notes what was cooked. It
 * can be undone whole. Null is a visitor, whose pantry stands on this device.
 */
export function useCooked(owner: string | null) {
  const pantry = usePantryActions(owner)
  const notes = useCookedNotes(owner ?? '')

  async function putBack(items: readonly PantryItem[], noteId: string | null) {
    // What was removed meanwhile comes back; what is there is written as it was.
    await pantry.restore(items)
    await pantry.change(items)
    if (noteId !== null) await notes.takeBack(noteId)
  }

  return (dish: Dish, takings: readonly Taking[], alongside?: Alongside) => {
    const before = takings.map(({ item }) => item)
    const thing = owner === null ? null : cookedThing(dish.recipeId, dish.title)
    const noteId = thing === null ? null : crypto.randomUUID()
    const saves: Promise<unknown>[] = []
    if (takings.length > 0) saves.push(pantry.change(takings.map(({ after }) => after)))
    if (noteId !== null && thing !== null) {
      const taken = takings.map(({ item, taken: amount }) => ({
        ingredient: item.ingredient,
        amount,
        unit: amount === null ? null : item.unit,
      }))
      saves.push(notes.note({ id: noteId, ...thing, servings: dish.servings, taken }))
    }
    if (alongside !== undefined) saves.push(alongside.save())
    const undo = () => Promise.all([putBack(before, noteId), alongside?.undo()])
    toastWhenSaved(
      Promise.all(saves),
      {
        title: takings.length > 0 ? t('Taken from your pantry. Enjoy!') : t('Noted. Enjoy!'),
        ...(saves.length > 0 && {
          action: { label: t('Undo'), onAction: () => void undo().catch(fail) },
        }),
      },
      fail,
    )
  }
}
