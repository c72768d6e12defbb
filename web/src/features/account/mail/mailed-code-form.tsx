import type { EmailOtpType } from '@supabase/auth-js'
import type { SyntheticEvent } from 'react'
import { useEffect, useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'

import { useAuth } from '../auth-context.ts'
import { MailedCodeField } from './mailed-code-field.tsx'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { enterCode } from './mailed-tokens.ts'
import { SendAgain } from './send-again.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { faultOf, useFaultFocus } from '../forms/use-fault-focus.ts'

interface MailedCodeFormProps {
  /** Where the mail went. */
  email: string
  type: EmailOtpType
  /** Takes the code to the backend. */
  enter: (use: () => Promise<unknown>) => Promise<void>
  sendAgain: () => Promise<unknown>
}

/** Types the code of a mail, for who reads it on another device. */
export function MailedCodeForm({ email, type, enter, sendAgain }: MailedCodeFormProps) {
  const { source, prepare } = useAuth()
  const { pending, failure, run } = useAttempt()
  const [code, setCode] = useState('')
  const form = useFaultFocus(failure, 'code')
  useEffect(prepare, [prepare])
  // Whoever pressed the button before stands here now.
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    await run(() => enter(() => enterCode(source, { email, type, code })))
  }

  return (
    <>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <FailureAlert failure={failure} />
        <MailedCodeField
          hint={t('The digits in the mail to {email}.', { email })}
          error={faultOf(failure, 'code')}
          value={code}
          onChange={setCode}
        />
        <Button type="submit" size="lg" pending={pending} className="w-full">
          {pending ? t('Checking...') : t('Continue')}
        </Button>
      </form>
      <div className="mt-6">
        <SendAgain send={sendAgain} />
      </div>
    </>
  )
}
