import { useState } from 'react'

import { t } from '#domain/texts/t.ts'
import type { AuthFailureCode, CredentialField } from './auth-failure.ts'
import { AuthFailure } from './auth-failure.ts'

/** What went wrong, as a form shows it. */
export interface Failure {
  code: AuthFailureCode | 'unknown'
  message: string
  field?: CredentialField | undefined
  retryAfterSeconds?: number | undefined
}

interface Attempt {
  pending: boolean
  failure: Failure | null
  /** Runs the action unless one is running; answers whether it succeeded. */
  run: (action: () => Promise<unknown>) => Promise<boolean>
}

/** One thing at a time that a person tries, and what came of it. */
export function useAttempt(): Attempt {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function run(action: () => Promise<unknown>): Promise<boolean> {
    if (pending) return false
    setPending(true)
    setFailure(null)
    try {
      await action()
      return true
    } catch (error) {
      setFailure(failureFrom(error))
      return false
    } finally {
      setPending(false)
    }
  }

  return { pending, failure, run }
}

function failureFrom(error: unknown): Failure {
  if (error instanceof AuthFailure) return error
  // So browsers say that code which is fetched when needed could not be.
  if (error instanceof TypeError) {
    return { code: 'network', message: t('Network error') }
  }
  const message =
    error instanceof Error && error.message !== '' ? error.message : t('That did not work')
  return { code: 'unknown', message }
}
