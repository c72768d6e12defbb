import { useState } from 'react'

import { longestKitchenName } from '#domain/people/kitchen-limits.ts'
import { t } from '#domain/texts/t.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useKitchenActions } from './kitchen-actions.ts'
import type { Kitchen } from './kitchen.ts'
import { useTry } from './use-try.ts'

interface RenameKitchenDialogProps {
  kitchen: Kitchen
  userId: string
  onClose: () => void
}

export function RenameKitchenDialog({ kitchen, userId, onClose }: RenameKitchenDialogProps) {
  const { rename } = useKitchenActions(userId)
  const { attempt } = useTry()
  const [name, setName] = useState(kitchen.name ?? '')

  async function save() {
    if (await attempt(() => rename(kitchen.id, name.trim()))) onClose()
  }

  return (
    <FormDialog title={t('Rename the kitchen')} onSave={() => void save()} onClose={onClose}>
      <TextField
        label={t('What it is called')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={longestKitchenName}
        autoComplete="off"
      />
    </FormDialog>
  )
}
