import type { ReactNode } from 'react'

import { t } from '#domain/texts/t.ts'
import { Alert } from '#web/ui/alert.tsx'

import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import type { Failure } from './use-attempt.ts'

const adviceByCode: Partial<Record<Failure['code'], string>> = {
  network: t('Check your connection and try again.'),
  too_many_requests: t('Wait a minute, then try again.'),
  email_not_confirmed: t('Open the link in the message we sent you, then sign in.'),
}

function tryAgainIn(seconds: number): string {
  if (seconds <= 90) {
    return t('Try again in {seconds, plural, one {a second} other {# seconds}}.', { seconds })
  }
  const minutes = Math.ceil(seconds / 60)
  return t('Try again in {minutes, plural, one {# minute} other {# minutes}}.', { minutes })
}

interface FailureAlertProps {
  failure: Failure | null
  children?: ReactNode
}

/** What failed and what to do about it; what belongs to one field stands there instead. */
export function FailureAlert({ failure, children }: FailureAlertProps) {
  if (failure === null || failure.field !== undefined) return null
  const advice =
    failure.retryAfterSeconds === undefined
      ? adviceByCode[failure.code]
      : tryAgainIn(failure.retryAfterSeconds)
  return (
    <Alert>
      <p>{failure.message}</p>
      {advice !== undefined && <p className="mt-1 text-sm font-normal">{advice}</p>}
      {failure.code === 'sign_in_again' && <SignInAgain />}
      {children}
    </Alert>
  )
}
