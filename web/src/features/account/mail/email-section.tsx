import { useQuery } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useAuth } from '../auth-context.ts'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { pendingEmail, requestEmailChange } from './mailed-tokens.ts'
import { PendingEmail } from './pending-email.tsx'
import { SettingsSection } from '../forms/settings-section.tsx'
import { useTyped } from '../forms/use-typed.ts'
import { useAttempt } from '../forms/use-attempt.ts'
import { faultOf, useFaultFocus } from '../forms/use-fault-focus.ts'
import type { User } from '../user.ts'

/** The address that one signs in with, and the way to another. */
export function EmailSection({ user }: { user: User }) {
  const { source } = useAuth()
  const pending = useQuery({
    // With the present address: once a change is made, nothing waits any more.
    queryKey: ['pending email', user.id, user.email],
    queryFn: () => pendingEmail(source),
  })
  return (
    <SettingsSection title={t('Email')} lead={t('The address you sign in with.')}>
      <div className="max-w-105 space-y-6">
        {typeof pending.data === 'string' && (
          <PendingEmail current={user.email} next={pending.data} />
        )}
        <EmailForm userId={user.id} onRequested={() => void pending.refetch()} />
      </div>
    </SettingsSection>
  )
}

interface EmailFormProps {
  userId: string
  onRequested: () => void
}

function EmailForm({ userId, onRequested }: EmailFormProps) {
  const { source } = useAuth()
  const { pending, failure, run } = useAttempt()
  const [email, setEmail] = useTyped(userId, /* not shown */ 'new email', '')
  const form = useFaultFocus(failure, 'email')

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!(await run(() => requestEmailChange(source, email)))) return
    setEmail('')
    onRequested()
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <FailureAlert failure={failure} />
      <TextField
        label={t('New email')}
        name="email"
        type="email"
        autoComplete="email"
        required
        hint={t('We ask both mailboxes, the old one and the new one, before anything changes.')}
        error={faultOf(failure, 'email')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="secondary" pending={pending}>
        {pending ? t('Sending...') : t('Change email')}
      </Button>
    </form>
  )
}
