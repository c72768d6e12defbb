import { DatabaseError } from 'pg'
import { AuthError, conflict, unexpectedFailure, validationFailed } from './errors.ts'
import type { AuthServices } from '../services.ts'

/** SQLSTATE classes for a value that the database would not take: the client's mistake, not ours. */
const refusedValueClasses = ['22', '23']

/** Two requests in each other's way, of which PostgreSQL let one go on. */
const abortedClass = '40'

/**
 * What the client is told of anything that was thrown. What was not foreseen is logged, without
 * PostgreSQL's `detail`, which quotes values, and tells the client nothing.
 */
export function toAuthError(thrown: unknown, log: AuthServices['log']): AuthError {
  if (thrown instanceof AuthError) return thrown
  const code = thrown instanceof DatabaseError ? (thrown.code ?? '') : ''
  const reason = thrown instanceof Error ? thrown.message : 'not an error'
  log({ level: 'error', event: 'auth request failed', detail: { code, reason } })
  if (code.startsWith(abortedClass)) return conflict()
  return refusedValueClasses.includes(code.slice(0, 2))
    ? validationFailed('A value cannot be stored')
    : unexpectedFailure()
}
