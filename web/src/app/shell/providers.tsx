import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'

import { AuthProvider } from '#web/features/account/auth-provider.tsx'
import { failedRequestId } from '#web/lib/backend/traced-fetch.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { onUserChange } from '#web/lib/user-change.ts'
import { FailureReference } from '#web/ui/failure-reference.tsx'
import { lazyPiece } from '#web/ui/lazy-piece.tsx'
import { dismissToasts } from '#web/ui/toast.ts'
import { Toaster } from '#web/ui/toaster.tsx'

import { useGuestPantryHandOver } from '../account/guest-pantry-hand-over.ts'

const { Piece: GuestPantryDialog } = lazyPiece(
  async () => (await import('../account/guest-pantry-dialog.tsx')).GuestPantryDialog,
)

/** What every screen may rely on. */
export function Providers({ children }: { children: ReactNode }) {
  const guestPantry = useGuestPantryHandOver()
  // What one person did, and could undo, is none of the next one's business.
  useEffect(() => onUserChange(dismissToasts), [])
  return (
    <QueryClientProvider client={queryClient}>
      <FailureReference value={failedRequestId}>
        <AuthProvider onSignedIn={guestPantry.onSignedIn}>
          {children}
          {guestPantry.openFor !== null && (
            // Where it does not come, the things stay on this device: the next sign-in asks again.
            <GuestPantryDialog
              userId={guestPantry.openFor}
              onDone={guestPantry.done}
              onUnavailable={guestPantry.done}
            />
          )}
          <Toaster />
        </AuthProvider>
      </FailureReference>
    </QueryClientProvider>
  )
}
