import type { ReactNode } from 'react'
import { t } from '#domain/texts/t.ts'
import { collectionAsText } from '#domain/collections/as-text.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PencilIcon, ShareIcon, TrashIcon } from '#web/ui/action-icons.tsx'
import { shareText } from '#web/ui/share-text.ts'
import { ArrangeIcon, PrintIcon } from '../saved-icons.tsx'

interface CollectionActionsProps {
  collection: Collection
  recipes: Parameters<typeof collectionAsText>[1]
  isArranging: boolean
  /** Shares it with a kitchen. */
  sharing: ReactNode
  onArrange: () => void
  onEdit: () => void
  onDelete: () => void
}

/** What can be done with a collection as a whole. */
export function CollectionActions(props: CollectionActionsProps) {
  const { collection, recipes, isArranging, sharing, onArrange, onEdit, onDelete } = props
  return (
    <>
      {recipes.length > 0 && (
        <>
          <Button variant="secondary" size="sm" aria-pressed={isArranging} onClick={onArrange}>
            <ArrangeIcon size={18} /> {t('Arrange')}
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              void shareText(
                collection.name,
                collectionAsText(collection, recipes),
                t('The list is copied: paste it where you like'),
              )
            }
          >
            <ShareIcon size={18} /> {t('Share')}
          </Button>
          <IconButton
            label={t('Print the list')}
            icon={<PrintIcon />}
            onClick={() => window.print()}
          />
        </>
      )}
      {sharing}
      <IconButton label={t('Change name and look')} icon={<PencilIcon />} onClick={onEdit} />
      {!collection.isDefault && (
        <IconButton label={t('Delete collection')} icon={<TrashIcon />} onClick={onDelete} />
      )}
    </>
  )
}
