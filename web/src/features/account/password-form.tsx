import { useState } from 'react'
import type { SyntheticEvent } from 'react'

import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.ts'

import { useAuth } from './auth-context.ts'
import { shortestPassword } from './credentials.ts'
import { FailureAlert } from './failure-alert.tsx'
import { useAttempt } from './use-attempt.ts'

/** Changes the password of who is signed in. Their other devices are signed out by the backend. */
export function PasswordForm({ email }: { email: string }) {
  const { changePassword } = useAuth()
  const { pending, failure, run } = useAttempt()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!(await run(() => changePassword({ current, next })))) return
    setCurrent('')
    setNext('')
    toast({
      title: 'Password changed',
      description: 'Other devices are signed out.',
      tone: 'success',
    })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="max-w-105 space-y-4">
      <FailureAlert failure={failure} />
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="current-password"
        autoComplete="current-password"
        required
        value={current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        required
        hint={`At least ${shortestPassword} characters.`}
        value={next}
        onChange={(event) => setNext(event.target.value)}
      />
      <Button type="submit" variant="secondary" pending={pending}>
        {pending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  )
}
