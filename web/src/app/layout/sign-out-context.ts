import { createContext, useContext } from 'react'

export const SignOutContext = createContext<(() => void) | null>(null)

/** Opens the dialog that asks before signing out. @throws outside the shared layout. */
export function useAskToSignOut(): () => void {
  const ask = useContext(SignOutContext)
  if (ask === null) throw new Error('useAskToSignOut must be used within the shared layout')
  return ask
}
