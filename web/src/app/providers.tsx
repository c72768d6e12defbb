import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { AuthProvider } from '#web/features/account/auth-provider.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { Toaster } from '#web/ui/toaster.tsx'

/** What every screen may rely on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        {children}
        <Toaster />
      </AuthProvider>
    </QueryClientProvider>
  )
}
