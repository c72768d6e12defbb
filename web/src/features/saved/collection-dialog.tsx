import { useState, type FormEvent } from 'react'
import {
  longestDescription,
  longestName,
  newCollectionColor,
  type Collection,
  type CollectionDetails,
} from '#domain/collections/collection.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ColorChoice, IconChoice } from './collection-look.tsx'

interface CollectionDialogProps {
  /** The one to change; null makes a new one. */
  collection: Collection | null
  onClose: () => void
  onSave: (details: CollectionDetails) => void
}

const formId = 'collection'
const blank: CollectionDetails = {
  name: '',
  description: '',
  color: newCollectionColor,
  icon: null,
}

/** What a collection is called, what it is for and how it looks. */
export function CollectionDialog({ collection, onClose, onSave }: CollectionDialogProps) {
  const [details, setDetails] = useState<CollectionDetails>(
    collection === null ? blank : detailsOf(collection),
  )
  const [isNameless, setNameless] = useState(false)
  const set = (part: Partial<CollectionDetails>) => setDetails({ ...details, ...part })

  function save(event: FormEvent) {
    event.preventDefault()
    if (details.name.trim() === '') {
      setNameless(true)
      return
    }
    onClose()
    onSave(details)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={collection === null ? 'New collection' : 'Change collection'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            {collection === null ? 'Create' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="space-y-5">
        <TextField
          label="Name"
          value={details.name}
          error={isNameless ? 'Please give it a name.' : undefined}
          onChange={(event) => {
            set({ name: event.target.value })
            setNameless(false)
          }}
          placeholder="Sunday soups"
          autoComplete="off"
          maxLength={longestName}
        />
        <TextArea
          label="Description"
          hint="If you like."
          value={details.description}
          onChange={(event) => set({ description: event.target.value })}
          maxLength={longestDescription}
          rows={2}
        />
        <ColorChoice chosen={details.color} onChoose={(color) => set({ color })} />
        <IconChoice chosen={details.icon} onChoose={(icon) => set({ icon })} />
      </form>
    </Dialog>
  )
}

function detailsOf({ name, description, color, icon }: Collection): CollectionDetails {
  return { name, description, color, icon }
}
