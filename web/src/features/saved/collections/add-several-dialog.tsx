import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { entriesOf } from '#domain/collections/collections.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { recipesInWords } from './collection-cover.tsx'
import { CollectionPicture } from './collection-picture.tsx'
import { NewCollectionForm } from './new-collection-form.tsx'
import { useCollections } from './use-collections.ts'

interface AddSeveralDialogProps {
  userId: string
  /** How many recipes are put in. */
  count: number
  /** Where they are already: it is not offered. */
  from: string | null
  /** What stands in the place of a new one, for who may not make any. */
  gate: ReactNode
  onChoose: (collection: Collection) => void
  onCreate: (name: string) => void
  onClose: () => void
}

/** Into which collection several recipes go: a tap puts them in. */
export function AddSeveralDialog(props: AddSeveralDialogProps) {
  const { userId, count, from, gate, onChoose, onCreate, onClose } = props
  const { collections: all } = useCollections(userId)
  const others = all.collections.filter(({ id }) => id !== from)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Add to a collection')}
      description={recipesInWords(count)}
    >
      <ul className="-mx-2 space-y-1">
        {others.map((collection) => (
          <li key={collection.id} className={`collection-${collection.color}`}>
            <button
              type="button"
              onClick={() => onChoose(collection)}
              className="flex w-full items-center gap-3 rounded-xl p-2 text-start hover:bg-sunken"
            >
              <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-(--collection-ground)">
                <CollectionPicture icon={collection.icon} size={26} />
              </span>
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{collection.name}</span>
                <span className="block text-sm text-soft">
                  {recipesInWords(entriesOf(all, collection.id).length)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-5 border-t border-line pt-5">
        {gate ?? <NewCollectionForm onCreate={onCreate} />}
      </div>
    </Dialog>
  )
}
