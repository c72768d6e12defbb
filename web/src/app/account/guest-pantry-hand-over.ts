import { useState } from 'react'
import { readGuestPantry } from '#web/features/pantry/guest-pantry.ts'
import { notifyUnavailable } from '#web/ui/lazy-piece.tsx'

/** Needed once in an account's life, so not part of the first screen. What cannot be moved stays, and is offered at the next sign-in. */
const takeOver = async (userId: string) =>
  (await import('./take-over-guest-pantry.ts')).takeOver(userId)

/**
 * Moves what a visitor gathered: a new account takes it over, with its corrections of names and its staples; the owner of
 * an account that exists chooses in a dialog. `openFor` is the id of that owner, null while the dialog is closed.
 */
export function useGuestPantryHandOver() {
  const [openFor, setOpenFor] = useState<string | null>(null)
  const [onSignedIn] = useState(() => (user: { id: string }, how: 'login' | 'register') => {
    if (how === 'register') takeOver(user.id).catch(notifyUnavailable)
    else if (readGuestPantry().length > 0) setOpenFor(user.id)
  })
  return { openFor, onSignedIn, done: () => setOpenFor(null) }
}
