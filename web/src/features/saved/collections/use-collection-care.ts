import { t } from '#domain/texts/t.ts'
import type { Collection, CollectionDetails } from '#domain/collections/collection.ts'
import type { CollectionEntry } from '#domain/collections/collections.ts'
import { announceChange, reportFailure } from './announce-change.ts'
import { useCollectionActions, useCollections, type RecipeToSave } from './use-collections.ts'

/** What the screens do with a person's collections: each shown at once, announced when it is saved, with the way back. */
export function useCollectionCare(userId: string | null) {
  const { collections } = useCollections(userId)
  const actions = useCollectionActions(userId)

  return {
    make: (details: CollectionDetails, recipes: readonly RecipeToSave[] = []) =>
      void reportFailure(actions.make(details, recipes)),
    put: (collectionId: string, recipe: RecipeToSave) =>
      reportFailure(actions.put(collectionId, recipe)),
    move: (collectionId: string, recipeId: string, index: number) =>
      void reportFailure(actions.move(collectionId, recipeId, index)),
    edit(before: Collection, details: CollectionDetails) {
      const undo = () => actions.edit(before.id, before)
      announceChange(
        actions.edit(before.id, details),
        t('{name} changed', { name: details.name.trim() }),
        undo,
      )
    },
    take: (collectionId: string, recipeId: string) =>
      reportFailure(actions.take(collectionId, recipeId)),
    /** Out of the collection, with a word of it and the way back. */
    remove(entry: CollectionEntry, title: string) {
      const taking = actions.take(entry.collectionId, entry.recipeId)
      announceChange(taking, t('{title} taken out', { title }), () => actions.putBack(entry))
    },
    /** `canRestore`: only who may make collections can have one back. */
    delete({ id, name }: Collection, canRestore: boolean) {
      const undo = () => actions.restore(id, collections)
      announceChange(
        actions.remove(id),
        t('{name} is deleted', { name }),
        canRestore ? undo : undefined,
      )
    },
  }
}
