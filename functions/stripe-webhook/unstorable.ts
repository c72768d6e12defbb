import { DataApiFailure } from '../as-service.ts'

/**
 * Whether what an event states can never be stored: a value that PostgreSQL takes in no row (SQLSTATE class 22, such as
 * NUL in a text), one that breaks a rule of the table (23514), or a time that is none. To have it sent again
 * helps nobody, and after some days of failures Stripe switches the webhook off for all events.
 */
export function isUnstorable(thrown: unknown): boolean {
  if (thrown instanceof RangeError) return true
  return thrown instanceof DataApiFailure && /^(22|23514)/.test(thrown.code ?? '')
}
