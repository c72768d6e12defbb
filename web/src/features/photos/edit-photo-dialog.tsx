import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { longestNote, type Photo } from './photo.ts'
import { usePhotoActions } from './use-photo-actions.ts'
import { VisibilityField } from './visibility-field.tsx'

interface EditPhotoDialogProps {
  photo: Photo
  userId: string
  onClose: () => void
}

/** The note of one's own photo, and who sees it. */
export function EditPhotoDialog({ photo, userId, onClose }: EditPhotoDialogProps) {
  const { edit } = usePhotoActions(userId)
  const [note, setNote] = useState(photo.note)
  const [visibility, setVisibility] = useState(photo.visibility)

  async function save() {
    if (await edit(photo, { note: note.trim(), visibility })) onClose()
  }

  return (
    <FormDialog title={t('Your photo')} onSave={() => void save()} onClose={onClose}>
      <TextArea
        label={t('Note (optional)')}
        rows={2}
        maxLength={longestNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <VisibilityField value={visibility} onChange={setVisibility} />
    </FormDialog>
  )
}
