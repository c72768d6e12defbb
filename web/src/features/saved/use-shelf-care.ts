import { useNavigate } from 'react-router'
import type { Collection, CollectionDetails } from '#domain/collections/collection.ts'
import type { CollectionEntry } from '#domain/collections/shelves.ts'
import { paths } from '#web/lib/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { useShelfActions, useShelves, type RecipeToKeep } from './shelves.ts'
import { whyNotKept } from './why-not-kept.ts'

/** What the screens do with a person's collections: each change at once, with the way back. */
export function useShelfCare(userId: string | null) {
  const { shelves } = useShelves(userId)
  const actions = useShelfActions(userId)
  const navigate = useNavigate()
  const onPlans = () => void navigate(paths.pricing)
  const kept = (change: Promise<void>) => void change.catch((cause) => sayNotKept(cause, onPlans))

  return {
    make: (details: CollectionDetails, first?: RecipeToKeep) => kept(actions.make(details, first)),
    put: (collectionId: string, recipe: RecipeToKeep) => kept(actions.put(collectionId, recipe)),
    move: (collectionId: string, recipeId: string, index: number) =>
      kept(actions.move(collectionId, recipeId, index)),
    edit(before: Collection, details: CollectionDetails) {
      kept(actions.edit(before.id, details))
      const onAction = () => kept(actions.edit(before.id, before))
      toast({ title: `${details.name.trim()} changed`, action: { label: 'Undo', onAction } })
    },
    take: (collectionId: string, recipeId: string) => kept(actions.take(collectionId, recipeId)),
    /** Out of the collection, with a word of it and the way back. */
    remove(entry: CollectionEntry, title: string) {
      kept(actions.take(entry.collectionId, entry.recipeId))
      const onAction = () => kept(actions.putBack(entry))
      toast({ title: `${title} taken out`, action: { label: 'Undo', onAction } })
    },
    /** `canRestore`: only who may make collections can have one back. */
    delete({ id, name }: Collection, canRestore: boolean) {
      kept(actions.remove(id))
      const onAction = () => kept(actions.restore(id, shelves))
      toast({
        title: `${name} is deleted`,
        ...(canRestore && { action: { label: 'Undo', onAction } }),
      })
    },
  }
}

function sayNotKept(cause: unknown, onPlans: () => void): void {
  const why = whyNotKept(cause)
  if (why === 'plan') {
    toast({
      title: 'Making collections is part of the plan',
      description: 'Those that you have stay, and you can fill them.',
      action: { label: 'View plans', onAction: onPlans },
    })
  } else if (why === 'full') {
    toast({
      title: 'That is more than an account holds',
      description: 'There is room for 1,000 collections, and for 1,000 recipes in them.',
      tone: 'error',
    })
  } else {
    toast({ title: 'That could not be saved. Your collections are as they were.', tone: 'error' })
  }
}
