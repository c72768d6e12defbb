import type { ReactNode } from 'react'

import { Alert } from '#web/ui/alert.tsx'

import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import type { Failure } from './use-attempt.ts'

const adviceByCode: Partial<Record<Failure['code'], string>> = {
  network: 'Check your connection and try again.',
  too_many_requests: 'Wait a minute, then try again.',
  email_not_confirmed: 'Open the link in the message we sent you, then sign in.',
}

function spanInWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
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
      : `Try again in ${spanInWords(failure.retryAfterSeconds)}.`
  return (
    <Alert>
      <p>{failure.message}</p>
      {advice !== undefined && <p className="mt-1 text-sm font-normal">{advice}</p>}
      {failure.code === 'sign_in_again' && <SignInAgain />}
      {children}
    </Alert>
  )
}
