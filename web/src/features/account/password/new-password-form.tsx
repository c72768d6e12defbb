import type { SyntheticEvent } from 'react'
import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

import { useAuth } from '../auth-context.ts'
import { shortestPassword } from '../sign-in/credentials.ts'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { chooseNewPassword } from '../mail/mailed-tokens.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { faultOf, useFaultFocus } from '../forms/use-fault-focus.ts'
import { useNonce } from './use-nonce.tsx'

interface NewPasswordFormProps {
  email: string
  onChanged: () => void
}

/** A new password for who came by mail, and is signed in by that. */
export function NewPasswordForm({ email, onChanged }: NewPasswordFormProps) {
  const { source, enter } = useAuth()
  const { pending, failure, run } = useAttempt()
  const nonce = useNonce(email)
  const [password, setPassword] = useState('')
  const form = useFaultFocus(failure, 'new-password')

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    await run(async () => {
      const changed = await nonce.run((code) =>
        enter(() => chooseNewPassword(source, password, code), 'login'),
      )
      if (changed) onChanged()
    })
  }

  return (
    <>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <FailureAlert failure={failure} />
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('New password')}
          name="new-password"
          autoComplete="new-password"
          required
          hint={t('At least {count} characters. Your other devices are signed out.', {
            count: shortestPassword,
          })}
          error={faultOf(failure, 'new-password')}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {nonce.fields(failure)}
        <Button type="submit" size="lg" pending={pending} className="w-full">
          {pending ? t('Saving...') : t('Save the new password')}
        </Button>
      </form>
      {nonce.again && <div className="mt-6">{nonce.again}</div>}
    </>
  )
}
