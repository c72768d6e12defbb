import { useNavigate } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

import { useAuth } from '../auth-context.ts'
import { useCameFrom } from './use-came-from.ts'

/** Leads through the sign-in and back to this page. What waits on this device stays there. */
export function SignInAgain() {
  const { logout } = useAuth()
  const navigate = useNavigate()
  const cameFrom = useCameFrom()
  function leave() {
    void logout()
    void navigate(paths.login, { state: cameFrom })
  }
  return (
    <Button variant="secondary" size="sm" className="mt-3" onClick={leave}>
      {t('Sign in again')}
    </Button>
  )
}
