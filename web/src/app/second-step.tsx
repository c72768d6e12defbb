import { useAuth } from '#web/features/account/auth-context.ts'
import { CodeForm } from '#web/features/account/code-form.tsx'
import { WelcomeFrame } from '#web/features/account/welcome-frame.tsx'
import { Button } from '#web/ui/button.tsx'

import { useDocumentTitle } from './document-title.ts'

/** In place of every page, while who gave their password has still to show their second factor. */
export function SecondStep() {
  const { passSecondStep, logout } = useAuth()
  useDocumentTitle('Two-factor sign-in')
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh">
      <WelcomeFrame
        title="One more step"
        lead="Two-factor sign-in is on for your account. Open your authenticator app and enter the code that it shows for Larder."
      >
        <CodeForm
          onCode={passSecondStep}
          submit={{
            label: 'Continue',
            pending: 'Checking...',
            size: 'lg',
            className: 'w-full',
          }}
        />
        <Button variant="quiet" className="mt-4 w-full" onClick={() => void logout()}>
          Cancel and sign out
        </Button>
      </WelcomeFrame>
    </main>
  )
}
