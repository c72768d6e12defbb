import { useState } from 'react'
import { t } from '#domain/texts/t.ts'
import { readGuestPantry } from '#web/features/pantry/guest-pantry.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * Moves what a visitor gathered: a new account takes it over, with its corrections of names and its staples; the owner of
 * an account that exists chooses in a dialog. `openFor` is the id of that owner, null while the dialog is closed.
 */
export function useGuestPantryHandOver() {
  const [openFor, setOpenFor] = useState<string | null>(null)
  const [onSignedIn] = useState(() => (user: { id: string }, how: 'login' | 'register') => {
    if (how === 'register') void takeOver(user.id)
    else if (readGuestPantry().length > 0) setOpenFor(user.id)
  })
  return { openFor, onSignedIn, done: () => setOpenFor(null) }
}

async function takeOver(userId: string): Promise<void> {
  try {
    // Needed once in an account's life, so not part of the first screen.
    const { moveGuestPantry } = await import('#web/features/pantry/move-guest-pantry.ts')
    await moveGuestPantry(userId)
  } catch {
    toast({
      title: t('Your pantry is still on this device only'),
      description: t('It could not be moved into your account.'),
      tone: 'error',
      action: { label: t('Try again'), onAction: () => void takeOver(userId) },
    })
  }
}
