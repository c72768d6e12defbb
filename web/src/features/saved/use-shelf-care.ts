import type { Collection, CollectionDetails } from '#domain/collections/collection.ts'
import type { CollectionEntry } from '#domain/collections/shelves.ts'
import { toast } from '#web/ui/toast.ts'
import { sayNotKept } from './messages.ts'
import { useShelfActions, useShelves, type RecipeToKeep } from './shelves.ts'

/** What the screens do with a person's collections: each change at once, with the way back. */
export function useShelfCare(userId: string | null) {
  const { shelves } = useShelves(userId)
  const actions = useShelfActions(userId)
  /** Settles when it is kept, or when it was said that it is not. */
  const kept = (change: Promise<void>) => change.catch(() => sayNotKept())

  return {
    make: (details: CollectionDetails, first?: RecipeToKeep) =>
      void kept(actions.make(details, first)),
    put: (collectionId: string, recipe: RecipeToKeep) => kept(actions.put(collectionId, recipe)),
    move: (collectionId: string, recipeId: string, index: number) =>
      void kept(actions.move(collectionId, recipeId, index)),
    edit(before: Collection, details: CollectionDetails) {
      void kept(actions.edit(before.id, details))
      const onAction = () => void kept(actions.edit(before.id, before))
      toast({ title: `${details.name.trim()} changed`, action: { label: 'Undo', onAction } })
    },
    take: (collectionId: string, recipeId: string) => kept(actions.take(collectionId, recipeId)),
    /** Out of the collection, with a word of it and the way back. */
    remove(entry: CollectionEntry, title: string) {
      void kept(actions.take(entry.collectionId, entry.recipeId))
      const onAction = () => void kept(actions.putBack(entry))
      toast({ title: `${title} taken out`, action: { label: 'Undo', onAction } })
    },
    /** `canRestore`: only who may make collections can have one back. */
    delete({ id, name }: Collection, canRestore: boolean) {
      void kept(actions.remove(id))
      const onAction = () => void kept(actions.restore(id, shelves))
      toast({
        title: `${name} is deleted`,
        ...(canRestore && { action: { label: 'Undo', onAction } }),
      })
    },
  }
}
