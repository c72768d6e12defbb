import { createContext, useContext } from 'react'

import type { Access } from '#domain/access.ts'

import type { Session } from './session.ts'
import type { User } from './user.ts'

export interface Auth extends Pick<
  Session,
  'prepare' | 'login' | 'register' | 'logout' | 'changePassword' | 'rename' | 'reloadSubscription'
> {
  user: User | null
  /** True until it is known whether somebody is signed in; never for who has no session here. */
  loading: boolean
  access: Access
}

export const AuthContext = createContext<Auth | null>(null)

/** Who is signed in and what they may use. @throws outside AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
