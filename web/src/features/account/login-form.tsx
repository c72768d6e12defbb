import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'

import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useAuth } from './auth-context.ts'
import { FailureAlert } from './failure-alert.tsx'
import { useAttempt } from './use-attempt.ts'

/** E-mail and password. Who signs in is in `useAuth` afterwards; the screen takes them onward. */
export function LoginForm() {
  const { login, prepare } = useAuth()
  const { pending, failure, run } = useAttempt()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(prepare, [prepare])

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const signedIn = await run(() => login({ email, password }))
    // Where the fault lies is more often the password; an empty address comes first.
    const field = email.trim() === '' ? 'email' : 'password'
    if (!signedIn) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <FailureAlert failure={failure} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}
