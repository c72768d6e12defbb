import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import {
  dropGuestPantry,
  guestPantrySize,
  moveGuestPantry,
} from '#web/features/pantry/move-guest-pantry.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toastNotSaved } from '#web/ui/toast.ts'

interface GuestPantryDialogProps {
  /** Who signed in to an account that exists already. */
  userId: string
  onDone: () => void
}

/** Asks whether what was gathered on this device belongs into the account that was signed in to. */
export function GuestPantryDialog({ userId, onDone }: GuestPantryDialogProps) {
  const [pending, setPending] = useState(false)
  const [size] = useState(guestPantrySize)

  async function add() {
    setPending(true)
    try {
      await moveGuestPantry(userId)
      onDone()
    } catch {
      toastNotSaved(t('It is still on this device.'))
    } finally {
      setPending(false)
    }
  }

  function leave() {
    dropGuestPantry()
    onDone()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onDone()
      }}
      dismissible={!pending}
      title={t('Add what is on this device?')}
      description={t(
        'Before you signed in you gathered {size, plural, one {one thing} other {# things}} here. Shall they join the pantry of your account?',
        { size },
      )}
      footer={
        <>
          <Button variant="secondary" disabled={pending} onClick={leave}>
            {t('Discard them')}
          </Button>
          <Button pending={pending} onClick={() => void add()}>
            {t('Add to my pantry')}
          </Button>
        </>
      }
    />
  )
}
