import { createContext, useContext } from 'react'

import type { Session } from './session.ts'
import type { SessionState } from './session-state.ts'

export type Auth = SessionState &
  Pick<
    Session,
    | 'prepare'
    | 'login'
    | 'passSecondStep'
    | 'register'
    | 'logout'
    | 'changePassword'
    | 'rename'
    | 'reloadSubscription'
  >

export const AuthContext = createContext<Auth | null>(null)

/** Who is signed in and what they may use. @throws outside AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
