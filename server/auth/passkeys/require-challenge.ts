import type { Context } from 'hono'
import { addressBlock } from '../client-address.ts'
import type { AuthServices } from '../services.ts'
import { webauthnChallengeExpired, webauthnChallengeNotFound } from '../wire/errors.ts'
import { takePasskeyChallenge } from './challenges.ts'

type Wanted = Omit<Parameters<typeof takePasskeyChallenge>[1], 'now'>

/** What was to be signed. It is gone afterwards. @throws AuthError */
export async function requireChallenge(
  { pool, now }: AuthServices,
  wanted: Wanted,
): Promise<string> {
  const taken = await takePasskeyChallenge(pool, { ...wanted, now: now() })
  if (taken === undefined) throw webauthnChallengeNotFound()
  if (taken.isExpired) throw webauthnChallengeExpired()
  return taken.challenge
}

/** Each is a row that a stranger makes. */
export async function countChallenge(services: AuthServices, c: Context): Promise<void> {
  const block = addressBlock(services.peerAddress(c))
  const limit = services.settings.rateLimits.passkeyChallengesFromAddress
  await services.limiter.count([{ key: `passkey challenge from ${block}`, limit }])
}
