import type { Context } from 'hono'
import { addressBlock } from '../client-address.ts'
import type { AuthServices } from '../services.ts'

/**
 * Counts a code or link that somebody brings; what it returns takes it back for one that is right.
 * Strangers elsewhere do not use up the owner's tries: each code bears five from everybody together.
 */
export async function countTokenAttempt(
  { limiter, settings, peerAddress }: AuthServices,
  c: Context,
  email: string | undefined,
): Promise<() => Promise<void>> {
  const { failedTokensOfAccountFromAddress, failedTokensFromAddress } = settings.rateLimits
  const block = addressBlock(peerAddress(c))
  return limiter.count([
    ...(email === undefined
      ? []
      : [{ key: `token of ${email} from ${block}`, limit: failedTokensOfAccountFromAddress }]),
    { key: `token from ${block}`, limit: failedTokensFromAddress },
  ])
}
