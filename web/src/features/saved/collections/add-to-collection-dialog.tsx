import { startTransition, useOptimistic, type ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { newCollectionColor, type Collection } from '#domain/collections/collection.ts'
import { entriesOf, type CollectionEntry } from '#domain/collections/collections.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { recipesInWords } from './collection-cover.tsx'
import { CollectionPicture } from './collection-picture.tsx'
import { NewCollectionForm } from './new-collection-form.tsx'
import { SharedMemberships } from '../shared/shared-memberships.tsx'
import { useCollections, type RecipeToSave } from './use-collections.ts'
import { useCollectionCare } from './use-collection-care.ts'

interface AddToCollectionDialogProps {
  userId: string
  recipe: RecipeToSave
  /** What stands in the place of a new one, for who may not make any; filling them is everybody's. */
  gate: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** In which collections a recipe is: a tick puts it in at once, lifting the tick takes it out. */
export function AddToCollectionDialog(props: AddToCollectionDialogProps) {
  const { userId, recipe, gate, open, onOpenChange } = props
  const care = useCollectionCare(userId)
  const create = (name: string) =>
    care.make({ name, description: '', color: newCollectionColor, icon: null }, [recipe])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Add to a collection')}
      description={recipe.title}
      footer={<Button onClick={() => onOpenChange(false)}>{t('Done')}</Button>}
    >
      <Collections userId={userId} recipe={recipe} />
      <SharedMemberships userId={userId} recipeId={recipe.id} />
      <div className="mt-5 border-t border-line pt-5">
        {gate ?? <NewCollectionForm onCreate={create} />}
      </div>
    </Dialog>
  )
}

type PartProps = Pick<AddToCollectionDialogProps, 'userId' | 'recipe'>

function Collections({ userId, recipe }: PartProps) {
  const { data, isLoadingError, isFetching, refetch } = useCollections(userId)
  if (data === undefined) {
    return isLoadingError ? (
      <ErrorState
        title={t('Your collections could not be loaded')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton className="h-24" />
    )
  }
  return (
    <ul className="space-y-1">
      {data.collections.map((collection) => (
        <Membership
          key={collection.id}
          collection={collection}
          entries={entriesOf(data, collection.id)}
          userId={userId}
          recipe={recipe}
        />
      ))}
    </ul>
  )
}

interface MembershipProps extends PartProps {
  collection: Collection
  entries: readonly CollectionEntry[]
}

function Membership({ userId, recipe, collection, entries }: MembershipProps) {
  const care = useCollectionCare(userId)
  const { id, name, color, icon } = collection
  // The tick answers at once: the list behind it follows a moment later.
  const [isIn, showIn] = useOptimistic(entries.some(({ recipeId }) => recipeId === recipe.id))

  function change(next: boolean) {
    startTransition(async () => {
      showIn(next)
      await (next ? care.put(id, recipe) : care.take(id, recipe.id))
    })
  }

  return (
    <li className={`collection-${color} flex items-center gap-3`}>
      <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-(--collection-ground)">
        <CollectionPicture icon={icon} size={26} />
      </span>
      <Checkbox
        label={<span className="wrap-anywhere">{name}</span>}
        hint={recipesInWords(entries.length)}
        checked={isIn}
        onChange={(event) => change(event.target.checked)}
        className="flex-1 flex-row-reverse justify-between"
      />
    </li>
  )
}
