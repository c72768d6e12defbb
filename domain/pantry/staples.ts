import type { IngredientId } from '../ingredients/vocabulary.ts'

/** What nearly every kitchen has, until a cook says otherwise; the list is shown, and theirs to change. */
export const usualStaples: readonly IngredientId[] = ['salt', 'black-pepper', 'water']
/** More than that is no assumption but a pantry; the database takes no more. */
export const mostStaples = 200

/** Puts one on the list or takes it off, or writes another list; null is the usual one. */
export type StaplesChange =
  | { id: IngredientId; isStaple: boolean }
  | { list: readonly IngredientId[] | null }

/** The list after a change, null the usual one; the same change once more changes nothing. */
export function afterStaplesChange(
  before: readonly IngredientId[] | null,
  change: StaplesChange,
): readonly IngredientId[] | null {
  if ('list' in change) return change.list
  const list = before ?? usualStaples
  if (list.includes(change.id) === change.isStaple) return before
  return change.isStaple
    ? [...list, change.id].slice(0, mostStaples)
    : list.filter((each) => each !== change.id)
}
