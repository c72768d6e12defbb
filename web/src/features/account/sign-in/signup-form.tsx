import { useEffect, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { t } from '#domain/texts/t.ts'
import { textLimits } from '#domain/limits.ts'

import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useAuth } from '../auth-context.ts'
import { shortestPassword } from './credentials.ts'
import { Captcha } from '../captcha/captcha.tsx'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { faultOf, useFaultFocus } from '../forms/use-fault-focus.ts'

interface SignupFormProps {
  /** The secret of the link that somebody was invited with. */
  invitation?: string | undefined
  /** Called where the backend wants the address confirmed before anyone is signed in. */
  onConfirmationNeeded: (email: string) => void
  /** Offered to who has an account already. */
  signInInstead: ReactNode
}

/** Name, e-mail and password. Who registers is in `useAuth` afterwards. */
export function SignupForm({ invitation, onConfirmationNeeded, signInInstead }: SignupFormProps) {
  const { register, prepare } = useAuth()
  const { pending, failure, run } = useAttempt()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const form = useFaultFocus(failure, 'email')
  useEffect(prepare, [prepare])

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    await run(async () => {
      const { user, signedIn } = await register({ name, email, password, invitation })
      if (!signedIn) onConfirmationNeeded(user.email)
    })
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <FailureAlert failure={failure}>
        {failure?.code === 'already_registered' && <p className="mt-1">{signInInstead}</p>}
      </FailureAlert>
      <TextField
        label={t('Name (optional)')}
        name="name"
        autoComplete="name"
        maxLength={textLimits.personName}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={faultOf(failure, 'email')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="new-password"
        required
        hint={t('At least {count} characters. A few words you will remember are best.', {
          count: shortestPassword,
        })}
        error={faultOf(failure, 'password')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Captcha />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? t('Creating your account...') : t('Create account')}
      </Button>
    </form>
  )
}
