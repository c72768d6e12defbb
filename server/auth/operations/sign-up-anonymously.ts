import type { Context } from 'hono'
import { createAnonymousUser } from '../accounts/new-accounts.ts'
import type { Metadata } from '../accounts/metadata.ts'
import { addressBlock } from '../client-address.ts'
import { inTransaction } from '../database.ts'
import type { AuthServices } from '../services.ts'
import { signIn } from '../sessions/sign-in.ts'
import { unexpectedFailure } from '../wire/errors.ts'
import { anonymousDisabled } from '../wire/not-enabled.ts'
import { deviceOf } from '../wire/request.ts'

/** An account without an address or a password; nobody can come back to it from another device. */
export async function signUpAnonymously(services: AuthServices, c: Context, data: Metadata) {
  const { settings, limiter, pool } = services
  if (!settings.anonymousEnabled) throw anonymousDisabled()
  await limiter.count([
    {
      key: `anonymous sign-up from ${addressBlock(services.peerAddress(c))}`,
      limit: settings.rateLimits.anonymousSignUpsFromAddress,
    },
  ])
  return inTransaction(pool, async (client) => {
    const user = await createAnonymousUser(client, { data, now: services.now() })
    if (user === undefined) throw unexpectedFailure()
    return signIn(services, client, { user, device: deviceOf(services, c), method: 'anonymous' })
  })
}
