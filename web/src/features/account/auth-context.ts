import { createContext, useContext } from 'react'

import type { AuthSource } from '#web/lib/backend/auth-source.ts'

import type { Session } from './session.ts'
import type { SessionState } from './session-state.ts'
import type { KnownUser } from './use-user.ts'

export type Auth = Omit<SessionState, 'user'> &
  KnownUser &
  Pick<
    Session,
    | 'source'
    | 'prepare'
    | 'login'
    | 'passSecondStep'
    | 'register'
    | 'logout'
    | 'changePassword'
    | 'rename'
    | 'acceptOffered'
    | 'refuseOffered'
  > & {
    /** Takes another way in, which leads through the auth client: a code from a mail. */
    enter: (
      way: (source: AuthSource) => Promise<unknown>,
      how: 'login' | 'register',
    ) => Promise<void>
  }

export const AuthContext = createContext<Auth | null>(null)

/** Who is signed in and what they may use. @throws outside AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
