import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { textLimits } from '#domain/limits.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface ListNameDialogProps {
  title: string
  confirmLabel: string
  name?: string
  onClose: () => void
  onName: (name: string) => void
}

/** Asks what a list is called. */
export function ListNameDialog(props: ListNameDialogProps) {
  const { title, confirmLabel, onClose, onName } = props
  const [name, setName] = useState(props.name ?? '')
  const [isMissing, setMissing] = useState(false)

  function save() {
    if (name.trim() === '') return setMissing(true)
    onName(name.trim())
    onClose()
  }

  return (
    <FormDialog title={title} saveLabel={confirmLabel} onSave={save} onClose={onClose}>
      <TextField
        label={t('Name')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isMissing && name.trim() === '' ? t('Please give the list a name.') : undefined}
        autoComplete="off"
        maxLength={textLimits.listName}
      />
    </FormDialog>
  )
}
