import type { ReactNode } from 'react'
import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { authStorageKey } from '#web/lib/backend/auth-source.ts'
import { OwnCovers } from '#web/lib/covers/own-covers.ts'
import { logFailure } from '#web/lib/log.ts'

import type { Auth } from './auth-context.ts'
import { AuthContext } from './auth-context.ts'
import { browserSession } from './browser-session.ts'
import type { Session } from './session.ts'
import type { SessionUser } from './user.ts'
import { useUser } from './use-user.ts'

interface AuthProviderProps {
  children: ReactNode
  session?: Session
  /** After somebody signed in here by hand: the moment to take over what a visitor has made. */
  onSignedIn?: (user: SessionUser, how: 'login' | 'register') => void
}

/** Gives the app the session: who is signed in, and the ways in and out. */
export function AuthProvider({
  children,
  session = browserSession,
  onSignedIn,
}: AuthProviderProps) {
  const state = useSyncExternalStore(session.subscribe, session.state)
  const { user, access, reloadSubscription, covers } = useUser(session, state)

  useEffect(() => {
    session.start().catch((cause: unknown) => logFailure('The session cannot start', cause))
    const onStorage = (event: StorageEvent) => {
      if (event.key === authStorageKey || event.key === null) session.storageChanged()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [session])

  const auth = useMemo<Auth>(
    () => ({
      ...session,
      ...state,
      user,
      access,
      reloadSubscription,
      async login(input) {
        const signedIn = await session.login(input)
        if (signedIn) onSignedIn?.(signedIn, 'login')
        return signedIn
      },
      async passSecondStep(code) {
        const signedIn = await session.passSecondStep(code)
        if (signedIn) onSignedIn?.(signedIn, 'login')
        return signedIn
      },
      async register(input) {
        const registered = await session.register(input)
        if (registered.signedIn) onSignedIn?.(registered.user, 'register')
        return registered
      },
      async enter(way, how) {
        await way(session.source)
        const { user: signedIn } = session.state()
        if (signedIn !== null) onSignedIn?.(signedIn, how)
      },
    }),
    [session, state, user, access, reloadSubscription, onSignedIn],
  )
  return (
    <AuthContext value={auth}>
      <OwnCovers value={covers}>{children}</OwnCovers>
    </AuthContext>
  )
}
