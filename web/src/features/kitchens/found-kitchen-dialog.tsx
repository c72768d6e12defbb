import { useState } from 'react'

import { longestKitchenName } from '#domain/people/kitchen-limits.ts'
import { t } from '#domain/texts/t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'

import { useKitchenActions } from './kitchen-actions.ts'
import { useTry } from './use-try.ts'

interface FoundKitchenDialogProps {
  userId: string
  onClose: () => void
}

/** Makes a kitchen to share: its name, and whether what is in one's own comes along. */
export function FoundKitchenDialog({ userId, onClose }: FoundKitchenDialogProps) {
  const { found } = useKitchenActions(userId)
  const { attempt } = useTry()
  const [name, setName] = useState('')
  const [brings, setBrings] = useState(true)
  const [isNameless, setNameless] = useState(false)

  async function save() {
    const called = name.trim()
    setNameless(called === '')
    if (called === '' || !(await attempt(() => found(called, brings)))) return
    toast({
      title: t('“{kitchen}” is there. Now invite somebody.', { kitchen: called }),
      tone: 'success',
    })
    onClose()
  }

  return (
    <FormDialog
      title={t('Share a kitchen')}
      description={t(
        'You cook there from now on, and can go back to your own kitchen whenever you like.',
      )}
      saveLabel={t('Make it')}
      onSave={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('What it is called')}
        placeholder={t('Home, Flat 4, Grandma’s…')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={isNameless ? t('Give it a name.') : undefined}
        maxLength={longestKitchenName}
        autoComplete="off"
      />
      <Checkbox
        label={t('Bring along what is in my own kitchen')}
        hint={t(
          'Your pantry, what is always at home and your shopping lists move there. Otherwise they stay where they are.',
        )}
        checked={brings}
        onChange={({ target }) => setBrings(target.checked)}
      />
    </FormDialog>
  )
}
