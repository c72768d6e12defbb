import { claimsOfToken } from '#web/lib/backend/token-claims.ts'
import { field } from '#web/lib/json.ts'

/**
 * Whether this session, as the auth client keeps it, belongs to somebody who has set up a second
 * factor, and has not shown it.
 */
export function awaitsSecondStep(session: unknown): boolean {
  const factors = field(field(session, 'user'), 'factors')
  if (!Array.isArray(factors)) return false
  if (!factors.some((factor) => field(factor, 'status') === 'verified')) return false
  return field(claimsOf(session), 'aal') !== 'aal2'
}

/** What the token of a session says, unverified: for what the app shows alone. */
export function claimsOf(session: unknown): unknown {
  return claimsOfToken(String(field(session, 'access_token')))
}
