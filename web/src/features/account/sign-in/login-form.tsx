import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useLocation } from 'react-router'

import { t } from '#domain/texts/t.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useAuth } from '../auth-context.ts'
import { returnPath } from './came-from.ts'
import { Captcha } from '../captcha/captcha.tsx'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { InlineLink } from '../forms/inline-link.tsx'
import { useAttempt } from '../forms/use-attempt.ts'

/** E-mail and password. Who signs in is in `useAuth` afterwards; the screen takes them onward. */
export function LoginForm() {
  const { login, prepare } = useAuth()
  const { pending, failure, run } = useAttempt()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { state } = useLocation()
  useEffect(prepare, [prepare])
  const alongWith = { from: returnPath(state), email: email.trim() }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const signedIn = await run(() => login({ email, password }))
    // Where the fault lies is more often the password; an empty address comes first.
    const field = email.trim() === '' ? 'email' : 'password'
    if (!signedIn) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <FailureAlert failure={failure}>
        {failure?.code === 'email_not_confirmed' && (
          <p className="mt-1">
            <InlineLink to={paths.confirmEmail} state={alongWith}>
              {t('Send the mail again')}
            </InlineLink>
          </p>
        )}
      </FailureAlert>
      <TextField
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <p>
        <InlineLink to={paths.resetPassword} state={alongWith}>
          {t('Forgot password?')}
        </InlineLink>
      </p>
      <Captcha />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? t('Signing in...') : t('Sign in')}
      </Button>
    </form>
  )
}
