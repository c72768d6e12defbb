import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { AuthProvider } from '#web/features/account/auth-provider.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { Toaster } from '#web/ui/toaster.tsx'

import { GuestPantryDialog } from './guest-pantry-dialog.tsx'
import { useGuestPantryHandOver } from './guest-pantry-hand-over.ts'

/** What every screen may rely on. */
export function Providers({ children }: { children: ReactNode }) {
  const guestPantry = useGuestPantryHandOver()
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider onSignedIn={guestPantry.onSignedIn}>
        {children}
        <GuestPantryDialog userId={guestPantry.asked} onDone={guestPantry.done} />
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>
  )
}
