import { useState } from 'react'
import { readGuestPantry } from '#web/features/pantry/guest-pantry.ts'
import { toast } from '#web/ui/toast.ts'

/**
 * What becomes of the things a visitor gathered: a new account takes them over, with what was said of
 * names and staples; an account that exists is asked. `asked` is whom to ask.
 */
export function useGuestPantryHandOver() {
  const [asked, setAsked] = useState<string | null>(null)
  const [onSignedIn] = useState(() => (user: { id: string }, how: 'login' | 'register') => {
    if (how === 'register') void takeOver(user.id)
    else if (readGuestPantry().length > 0) setAsked(user.id)
  })
  return { asked, onSignedIn, done: () => setAsked(null) }
}

async function takeOver(userId: string): Promise<void> {
  try {
    // Needed once in an account's life, so not part of the first screen.
    const { moveGuestPantry } = await import('#web/features/pantry/move-guest-pantry.ts')
    await moveGuestPantry(userId)
  } catch {
    toast({
      title: 'Your pantry is still on this device only',
      description: 'It could not be moved into your account.',
      tone: 'error',
      action: { label: 'Try again', onAction: () => void takeOver(userId) },
    })
  }
}
