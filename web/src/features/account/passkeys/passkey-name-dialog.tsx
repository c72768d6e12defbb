import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const longestName = 120

interface PasskeyNameDialogProps {
  name: string
  onSave: (name: string) => void
  onClose: () => void
}

export function PasskeyNameDialog({ name, onSave, onClose }: PasskeyNameDialogProps) {
  const [typed, setTyped] = useState(name)
  const save = () => {
    if (typed.trim() !== '') onSave(typed.trim())
  }
  return (
    <FormDialog title={t('Rename this passkey')} onSave={save} onClose={onClose}>
      <TextField
        label={t('Name')}
        name="passkey-name"
        autoComplete="off"
        required
        maxLength={longestName}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
