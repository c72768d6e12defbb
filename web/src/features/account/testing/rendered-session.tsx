import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { StrictMode, type ComponentProps, type ReactNode } from 'react'

import { useAuth, type Auth } from '../auth-context.ts'
import { AuthProvider } from '../auth-provider.tsx'
import type { Session } from '../session.ts'
import { ana, pass } from './controlled-session.ts'
import type { SessionFixture } from './session-fixture.ts'

type Props = ComponentProps<typeof AuthProvider>

/** A page that shows what its session knows. */
export interface RenderedSession {
  session: Session
  auth: { readonly current: Auth }
  /** What it has shown so far. */
  shown: readonly Auth[]
}

export function renderSession(session: Session, onSignedIn?: Props['onSignedIn']): RenderedSession {
  const shown: Auth[] = []
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={session.cache}>
        <AuthProvider session={session} {...(onSignedIn && { onSignedIn })}>
          {children}
        </AuthProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  const { result } = renderHook(
    () => {
      const auth = useAuth()
      shown.push(auth)
      return auth
    },
    { wrapper },
  )
  return { session, auth: result, shown }
}

/** Lets the facts of who is signed in be loaded. React renders, and begins what follows, at the end of each step. */
export async function passUntilLoaded(): Promise<void> {
  for (const milliseconds of [0, 100, 100, 1]) await pass(milliseconds)
}

/** A page on which Ana's stored session has been restored and her facts have been loaded. */
export async function renderSignedIn(fixture: SessionFixture): Promise<RenderedSession> {
  fixture.store(fixture.gotrue.storedSession(ana))
  const page = renderSession(fixture.open())
  await passUntilLoaded()
  return page
}
