import type { Context } from 'hono'
import { addressBlock } from '../client-address.ts'
import type { AuthServices } from '../services.ts'

/** Counts a code or link that somebody brings; what it returns takes it back for one that is right. */
export async function countProof(
  { limiter, settings, peerAddress }: AuthServices,
  c: Context,
  email: string | undefined,
): Promise<() => Promise<void>> {
  const { failedProofsOfAccount, failedProofsFromAddress } = settings.rateLimits
  const block = addressBlock(peerAddress(c))
  return limiter.count([
    ...(email === undefined ? [] : [{ key: `proof of ${email}`, limit: failedProofsOfAccount }]),
    { key: `proof from ${block}`, limit: failedProofsFromAddress },
  ])
}
