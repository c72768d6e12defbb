import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import {
  longestDescription,
  longestName,
  newCollectionColor,
  type Collection,
  type CollectionDetails,
} from '#domain/collections/collection.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ColorChoice, CoverChoice, type CoverOption, IconChoice } from './collection-look.tsx'

interface CollectionDialogProps {
  /** The one to change; null makes a new one. */
  collection: Collection | null
  /** What is in it: one of them can stand for all. */
  recipes?: readonly CoverOption[]
  onClose: () => void
  onSave: (details: CollectionDetails) => void
}

const blank: CollectionDetails = {
  name: '',
  description: '',
  color: newCollectionColor,
  icon: null,
}

/** What a collection is called, what it is for and how it looks. */
export function CollectionDialog({
  collection,
  recipes = [],
  onClose,
  onSave,
}: CollectionDialogProps) {
  const [details, setDetails] = useState<CollectionDetails>(
    collection === null ? blank : detailsOf(collection),
  )
  const [isNameless, setNameless] = useState(false)
  const set = (part: Partial<CollectionDetails>) => setDetails({ ...details, ...part })

  function save() {
    if (details.name.trim() === '') {
      setNameless(true)
      return
    }
    onClose()
    onSave(details)
  }

  return (
    <FormDialog
      title={collection === null ? t('New collection') : t('Change collection')}
      saveLabel={collection === null ? t('Create') : t('Save')}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={t('Name')}
        value={details.name}
        error={isNameless ? t('Please give it a name.') : undefined}
        onChange={(event) => {
          set({ name: event.target.value })
          setNameless(false)
        }}
        placeholder={t('Sunday soups')}
        autoComplete="off"
        maxLength={longestName}
      />
      <TextArea
        label={t('Description')}
        hint={t('If you like.')}
        value={details.description}
        onChange={(event) => set({ description: event.target.value })}
        maxLength={longestDescription}
        rows={2}
      />
      <ColorChoice chosen={details.color} onChoose={(color) => set({ color })} />
      <IconChoice chosen={details.icon} onChoose={(icon) => set({ icon })} />
      <CoverChoice
        recipes={recipes}
        chosen={details.cover ?? null}
        onChoose={(cover) => set({ cover })}
      />
    </FormDialog>
  )
}

function detailsOf({ name, description, color, icon, cover }: Collection): CollectionDetails {
  return { name, description, color, icon, cover: cover ?? null }
}
