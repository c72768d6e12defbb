import { useState } from 'react'
import type { SyntheticEvent } from 'react'

import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'

import { useAuth } from '../auth-context.ts'
import { shortestPassword } from '../sign-in/credentials.ts'
import { Captcha } from '../captcha/captcha.tsx'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { InlineLink } from '../forms/inline-link.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { faultOf, useFaultFocus } from '../forms/use-fault-focus.ts'
import { useNonce } from './use-nonce.tsx'

/** Changes the password of who is signed in. Their other devices are signed out by the backend. */
export function PasswordForm({ email }: { email: string }) {
  const { changePassword } = useAuth()
  const { pending, failure, run } = useAttempt()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const nonce = useNonce(email)
  const form = useFaultFocus(failure, 'current-password')

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    let changed = false
    await run(async () => {
      changed = await nonce.run((code) => changePassword({ current, next, nonce: code }))
    })
    if (!changed) return
    setCurrent('')
    setNext('')
    toast({
      title: t('Password changed'),
      description: t('Other devices are signed out.'),
      tone: 'success',
    })
  }

  return (
    <div className="max-w-105 space-y-6">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <FailureAlert failure={failure} />
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('Current password')}
          name="current-password"
          autoComplete="current-password"
          required
          error={faultOf(failure, 'current-password')}
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <PasswordField
          label={t('New password')}
          name="new-password"
          autoComplete="new-password"
          required
          hint={t('At least {count} characters.', { count: shortestPassword })}
          error={faultOf(failure, 'new-password')}
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
        {nonce.fields(failure)}
        <Captcha />
        <Button type="submit" variant="secondary" pending={pending}>
          {pending ? t('Changing...') : t('Change password')}
        </Button>
      </form>
      {nonce.again}
      <p className="text-soft">
        <T
          text="Forgot it? <link>Choose a new one by mail</link>"
          link={<InlineLink to={paths.resetPassword} />}
        />
      </p>
    </div>
  )
}
