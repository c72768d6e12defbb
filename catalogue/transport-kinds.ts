import type { IngredientId } from '#domain/ingredients/vocabulary.ts'
import { placesOf } from './transport-format.ts'

/** Ids of foods, and lists of them, each written once in a file and named by its place. */
export interface KindLists {
  ids: readonly IngredientId[]
  lists: readonly (readonly number[])[]
}

export function kindsPacker() {
  const ids = placesOf<IngredientId>()
  const lists = placesOf<readonly number[]>()
  // The empty list is the most common one.
  lists.place([])
  return {
    id: ids.place,
    list: (kinds: readonly IngredientId[]) => lists.place(kinds.map(ids.place)),
    packed: { ids: ids.lists, lists: lists.lists } satisfies KindLists,
  }
}
export type KindsPacker = ReturnType<typeof kindsPacker>

export function kindsReader({ ids, lists }: KindLists) {
  const id = (place: number): IngredientId => ids[place] ?? ''
  const all = lists.map((list) => list.map(id))
  return { id, list: (place: number): readonly IngredientId[] => all[place] ?? [] }
}
export type KindsReader = ReturnType<typeof kindsReader>
