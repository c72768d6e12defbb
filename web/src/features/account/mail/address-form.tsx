import type { SyntheticEvent } from 'react'
import { useEffect, useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useAuth } from '../auth-context.ts'
import { Captcha } from '../captcha/captcha.tsx'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { faultOf, useFaultFocus } from '../forms/use-fault-focus.ts'

interface AddressFormProps {
  initial: string
  /** Why somebody is here again: what became of the mail before. */
  refused: string | undefined
  send: (typed: string) => Promise<void>
}

/** Asks where a mail is to go. */
export function AddressForm({ initial, refused, send }: AddressFormProps) {
  const { prepare } = useAuth()
  const { pending, failure, run } = useAttempt()
  const [email, setEmail] = useState(initial)
  const form = useFaultFocus(failure, 'email')
  useEffect(prepare, [prepare])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    void run(() => send(email))
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="space-y-5">
      {refused !== undefined && failure === null && (
        <Alert>
          <p>{refused}</p>
          <p className="mt-1 text-sm font-normal">
            {t('Links from mails work once, and only the newest one does.')}
          </p>
        </Alert>
      )}
      <FailureAlert failure={failure} />
      <TextField
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        error={faultOf(failure, 'email')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Captcha />
      <Button type="submit" size="lg" pending={pending} className="w-full">
        {pending ? t('Sending...') : refused === undefined ? t('Send the mail') : t('Send another')}
      </Button>
    </form>
  )
}
