import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { useAuth } from '#web/features/account/auth-context.ts'
import { PasskeyButton } from '#web/features/account/passkeys/passkey-button.tsx'
import { CodeForm } from '#web/features/account/second-factor/code-form.tsx'
import { requireRecoveryCode } from '#web/features/account/second-factor/second-factor-code.ts'
import { WelcomeFrame } from '#web/features/account/sign-in/welcome-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

import { useDocumentTitle } from '../page/document-title.ts'

const leads = {
  app: t(
    'Two-factor sign-in is on for your account. Enter the code that your authenticator app shows for Larder.',
  ),
  recovery: t(
    'Enter one of the codes that you kept. It turns two-factor sign-in off and signs out your other devices.',
  ),
}

/** In place of every page, while who gave their password has still to show their second factor. */
export function SecondStep() {
  const { passSecondStep, logout } = useAuth()
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const other = kind === 'app' ? 'recovery' : 'app'
  useDocumentTitle(t('Two-factor sign-in'))

  async function pass(code: string) {
    if (kind === 'recovery') requireRecoveryCode(code)
    await passSecondStep(code)
    if (kind === 'app') return
    toast({
      title: t('Two-factor sign-in is off'),
      description: t('Set it up again in your account.'),
      duration: 12_000,
    })
  }

  return (
    <main id="main" tabIndex={-1} className="min-h-dvh">
      <WelcomeFrame title={t('One more step')} lead={leads[kind]}>
        <CodeForm
          key={kind}
          kind={kind}
          focused
          onCode={pass}
          submit={{
            label: t('Continue'),
            pending: t('Checking...'),
            size: 'lg',
            className: 'w-full',
          }}
        />
        <PasskeyButton way="secondStep" label={t('Use a passkey or security key')} />
        <div className="mt-4 flex flex-col gap-1">
          <Button variant="quiet" onClick={() => setKind(other)}>
            {kind === 'app'
              ? t('Lost your phone? Use a recovery code')
              : t('Use your authenticator app')}
          </Button>
          <Button variant="quiet" onClick={() => void logout()}>
            {t('Cancel and sign out')}
          </Button>
        </div>
      </WelcomeFrame>
    </main>
  )
}
