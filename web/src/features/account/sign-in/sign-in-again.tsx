import { useNavigate } from 'react-router'

import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

import { useAuth } from '../auth-context.ts'

/** Leads through the sign-in and back to the account. What waits on this device stays there. */
export function SignInAgain() {
  const { logout } = useAuth()
  const navigate = useNavigate()
  function leave() {
    void logout()
    void navigate(paths.login, { state: { from: paths.account } })
  }
  return (
    <Button variant="secondary" size="sm" className="mt-3" onClick={leave}>
      Sign in again
    </Button>
  )
}
