import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'

import { AuthProvider } from '#web/features/account/auth-provider.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { Toaster } from '#web/ui/toaster.tsx'

import { useGuestPantryHandOver } from './guest-pantry-hand-over.ts'

const GuestPantryDialog = lazy(async () => ({
  default: (await import('./guest-pantry-dialog.tsx')).GuestPantryDialog,
}))

/** What every screen may rely on. */
export function Providers({ children }: { children: ReactNode }) {
  const guestPantry = useGuestPantryHandOver()
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider onSignedIn={guestPantry.onSignedIn}>
        {children}
        {guestPantry.asked !== null && (
          <Suspense fallback={null}>
            <GuestPantryDialog userId={guestPantry.asked} onDone={guestPantry.done} />
          </Suspense>
        )}
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>
  )
}
