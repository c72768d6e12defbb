import { collectionAsText } from '#domain/collections/as-text.ts'
import type { Collection } from '#domain/collections/collection.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { PencilIcon, ShareIcon, TrashIcon } from '#web/ui/icons.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast.ts'
import { ArrangeIcon, MoreIcon, PrintIcon } from './saved-icons.tsx'

interface CollectionActionsProps {
  collection: Collection
  recipes: Parameters<typeof collectionAsText>[1]
  isArranging: boolean
  onArrange: () => void
  onEdit: () => void
  onDelete: () => void
}

/** What can be done with a collection as a whole. */
export function CollectionActions(props: CollectionActionsProps) {
  const { collection, recipes, isArranging, onArrange, onEdit, onDelete } = props
  const items: MenuItem[] = [
    { key: 'edit', label: 'Change name and look', icon: <PencilIcon />, onSelect: onEdit },
    ...(recipes.length > 0
      ? [{ key: 'print', label: 'Print the list', icon: <PrintIcon />, onSelect: print }]
      : []),
    ...(collection.isDefault
      ? []
      : [
          {
            key: 'delete',
            label: 'Delete collection',
            icon: <TrashIcon />,
            danger: true,
            onSelect: onDelete,
          },
        ]),
  ]
  return (
    <>
      {recipes.length > 0 && (
        <>
          <Button variant="secondary" size="sm" aria-pressed={isArranging} onClick={onArrange}>
            <ArrangeIcon size={18} /> Arrange
          </Button>
          <Button variant="secondary" size="sm" onClick={() => void share(collection, recipes)}>
            <ShareIcon size={18} /> Share
          </Button>
        </>
      )}
      <Menu label="More" items={items} className={buttonStyle('secondary', 'sm', 'w-11 px-0!')}>
        <MoreIcon />
      </Menu>
    </>
  )
}

/** After the menu has closed: it would stand on the paper. */
function print() {
  setTimeout(() => window.print(), 200)
}

/** By what this device shares with, else to the clipboard. */
async function share(collection: Collection, recipes: CollectionActionsProps['recipes']) {
  const text = collectionAsText(collection, recipes)
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title: collection.name, text })
      return
    }
    await navigator.clipboard.writeText(text)
    toast({ title: 'The list is copied: paste it where you like' })
  } catch (cause) {
    // Who closes the sheet has changed their mind.
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    toast({ title: 'The list could not be shared from here', tone: 'error' })
  }
}
