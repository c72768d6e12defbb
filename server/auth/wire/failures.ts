import { DatabaseError } from 'pg'
import {
  AuthError,
  conflict,
  emailExists,
  storageFull,
  unexpectedFailure,
  validationFailed,
} from './errors.ts'
import { isDiskFull } from '../../disk-space.ts'
import type { AuthServices } from '../services.ts'

/** SQLSTATE classes for a value that the database would not take: the client's mistake, not ours. */
const refusedValueClasses = ['22', '23']

/** Of values, which PostgreSQL quotes when it refuses them. */
const quotingClass = '22'

/** Two requests in each other's way, of which PostgreSQL let one go on. */
const abortedClass = '40'

/** Two people at once wanted the same address, after each had seen that it is free. */
function isTakenAddress(thrown: unknown): boolean {
  return (
    thrown instanceof DatabaseError &&
    thrown.code === '23505' &&
    thrown.constraint === 'users_email_partial_key'
  )
}

/**
 * The response to anything that was thrown. What was not foreseen is logged, without
 * what PostgreSQL quotes of values, and tells the client nothing.
 */
export function toAuthError(thrown: unknown, log: AuthServices['log']): AuthError {
  if (thrown instanceof AuthError) return thrown
  if (isTakenAddress(thrown)) return emailExists()
  const code = thrown instanceof DatabaseError ? (thrown.code ?? '') : ''
  const words = thrown instanceof Error ? thrown.message : 'not an error'
  const reason = code.startsWith(quotingClass) ? 'a value was refused' : words
  log({ level: 'error', event: 'auth request failed', detail: { code, reason } })
  if (isDiskFull(thrown)) return storageFull()
  if (code.startsWith(abortedClass)) return conflict()
  return refusedValueClasses.includes(code.slice(0, 2))
    ? validationFailed('A value cannot be stored')
    : unexpectedFailure()
}
