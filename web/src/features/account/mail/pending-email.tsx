import type { SyntheticEvent } from 'react'
import { useState } from 'react'

import { T } from '#web/ui/t.tsx'
import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

import { useAuth } from '../auth-context.ts'
import { MailedCodeField } from './mailed-code-field.tsx'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { enterChangeCode, resendEmailChange } from './mailed-tokens.ts'
import { SendAgain } from './send-again.tsx'
import { useAttempt } from '../forms/use-attempt.ts'
import { faultOf, useFaultFocus } from '../forms/use-fault-focus.ts'

interface PendingEmailProps {
  current: string
  next: string
}

/** A change of address that waits for its two mailboxes. */
export function PendingEmail({ current, next }: PendingEmailProps) {
  const { source } = useAuth()
  const { pending, failure, run } = useAttempt()
  const [code, setCode] = useState('')
  const [halfway, setHalfway] = useState(false)
  const form = useFaultFocus(failure, 'code')

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    await run(async () => {
      const complete = await enterChangeCode(source, { current, next, code })
      setCode('')
      setHalfway(!complete)
      if (complete) toast({ title: t('Your new address counts from now on'), tone: 'success' })
    })
  }

  return (
    <div className="space-y-4 rounded-card border border-line bg-card p-5">
      <p>
        <T
          text="<strong>{next}</strong> waits to be confirmed. We sent a mail there and one to <address>{current}</address>: open the link in both, or type both codes here."
          strong={<strong className="wrap-anywhere" />}
          address={<span className="wrap-anywhere" />}
          next={next}
          current={current}
        />
      </p>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
        <FailureAlert failure={failure} />
        <MailedCodeField
          label={t('Code from either mail')}
          hint={t('One after the other.')}
          error={faultOf(failure, 'code')}
          value={code}
          onChange={setCode}
        />
        <p role="status" className="empty:hidden">
          {halfway ? t('This mailbox agreed. Now the code of the other mail.') : ''}
        </p>
        <Button type="submit" variant="secondary" pending={pending}>
          {pending ? t('Checking...') : t('Confirm')}
        </Button>
      </form>
      <SendAgain send={() => resendEmailChange(source, current)} />
    </div>
  )
}
