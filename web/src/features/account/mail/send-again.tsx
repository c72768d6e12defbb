import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { Button } from '#web/ui/button.tsx'

import { Captcha } from '../captcha/captcha.tsx'
import { FailureAlert } from '../forms/failure-alert.tsx'
import { useAttempt } from '../forms/use-attempt.ts'

interface SendAgainProps {
  send: () => Promise<unknown>
  /** False for a mail that the auth server sends to who is signed in. */
  needsCaptcha?: boolean
}

/** For who waits for a mail that does not come. */
export function SendAgain({ send, needsCaptcha = true }: SendAgainProps) {
  const { pending, failure, run } = useAttempt()
  const [sent, setSent] = useState(false)

  async function again() {
    setSent(false)
    setSent(await run(send))
  }

  return (
    <div className="space-y-3">
      <p className="text-soft">
        {t('Nothing there? It may take a minute, or lie among the spam.')}
      </p>
      {needsCaptcha && <Captcha />}
      <Button variant="secondary" size="sm" pending={pending} onClick={() => void again()}>
        {pending ? t('Sending...') : t('Send another')}
      </Button>
      <p role="status" className="empty:hidden">
        {sent ? t('It is on its way. From now on only the newest mail counts.') : ''}
      </p>
      <FailureAlert failure={failure} />
    </div>
  )
}
