import type { ReactNode } from 'react'
import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import { useAuth } from '../auth-context.ts'
import { AuthFailure } from '../forms/auth-failure.ts'
import { MailedCodeField } from '../mail/mailed-code-field.tsx'
import { sendNonce } from '../mail/mailed-tokens.ts'
import { SendAgain } from '../mail/send-again.tsx'
import type { Failure } from '../forms/use-attempt.ts'
import { faultOf } from '../forms/use-fault-focus.ts'

/**
 * For a form that changes a password: where the backend wants to be sure who asks, it has a code
 * mailed and asks for it. `run` answers whether the change was made.
 */
export function useNonce(email: string) {
  const { source } = useAuth()
  const [isSent, setSent] = useState(false)
  const [code, setCode] = useState('')

  async function run(change: (nonce: string | undefined) => Promise<void>): Promise<boolean> {
    try {
      await change(isSent && code !== '' ? code.replaceAll(/\s/g, '') : undefined)
      setSent(false)
      setCode('')
      return true
    } catch (error) {
      if (!(error instanceof AuthFailure) || error.code !== 'code_needed') throw error
      if (isSent) {
        throw new AuthFailure('input_invalid', t('Please type the code from the mail'), {
          field: 'code',
        })
      }
      await sendNonce(source)
      setSent(true)
      return false
    }
  }

  const fields = (failure: Failure | null): ReactNode =>
    isSent && (
      <>
        <p role="status">
          {t('You signed in a while ago, so we sent a code to {email} first.', { email })}
        </p>
        <MailedCodeField
          hint={t('Type it, and your new password counts.')}
          error={faultOf(failure, 'code')}
          value={code}
          onChange={setCode}
        />
      </>
    )
  const again = isSent && <SendAgain send={() => sendNonce(source)} needsCaptcha={false} />
  return { run, fields, again }
}
