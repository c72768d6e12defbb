import { useState } from 'react'
import { guestPantrySize, moveGuestPantry } from '#web/features/pantry/move-guest-pantry.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * What becomes of the things a visitor gathered: a new account takes them over, an account that
 * exists is asked about them. `asked` is whom to ask.
 */
export function useGuestPantryHandOver() {
  const [asked, setAsked] = useState<string | null>(null)
  const [onSignedIn] = useState(() => (user: { id: string }, how: 'login' | 'register') => {
    if (guestPantrySize() === 0) return
    if (how === 'login') setAsked(user.id)
    else takeOver(user.id)
  })
  return { asked, onSignedIn, done: () => setAsked(null) }
}

function takeOver(userId: string): void {
  moveGuestPantry(userId).catch(() =>
    toast({
      title: 'Your pantry is still on this device only',
      description: 'It could not be moved into your account.',
      tone: 'error',
      action: { label: 'Try again', onAction: () => takeOver(userId) },
    }),
  )
}
