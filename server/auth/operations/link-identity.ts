import type { PoolClient } from 'pg'
import { linkProfile } from '../accounts/provider-accounts.ts'
import { isBanned } from '../accounts/users.ts'
import type { ProviderProfile } from '../providers/provider.ts'
import type { AuthServices } from '../services.ts'
import { holdSession, requireSecondFactor } from '../sessions/authenticate.ts'
import type { SignedIn } from '../sessions/authenticate.ts'
import { replaceRefreshTokens } from '../sessions/raise-session.ts'
import { requireRecentSignIn } from '../sessions/recent-sign-in.ts'
import { sessionJson } from '../sessions/session-json.ts'
import { insufficientAal, userBanned, userNotFound } from '../wire/errors.ts'

/** Whether the session may add a way into its account, which would outlive it. */
export async function requireMayLink(services: AuthServices, signedIn: SignedIn): Promise<void> {
  const refusal = () => insufficientAal(401, 'AAL2 session is required to link an identity.')
  await requireSecondFactor(services, signedIn, refusal)
  requireRecentSignIn(services, signedIn)
}

type Linking = Parameters<typeof holdSession>[1] & { readonly profile: ProviderProfile }

/**
 * Adds the provider to the account, if the session that asked for it still goes on. It is no sign-in:
 * the answer is that same session, as old as it was and as sure of its person.
 */
export async function linkIdentity(
  services: AuthServices,
  client: PoolClient,
  { profile, ...held }: Linking,
) {
  const now = services.now()
  const { session } = await holdSession(client, held)
  const user = await linkProfile(client, held.user.id, profile, {
    settings: services.settings,
    now,
  })
  if (user === undefined) throw userNotFound()
  if (isBanned(user, now)) throw userBanned()
  const refreshToken = services.refreshTokens.first()
  await replaceRefreshTokens(client, {
    userId: user.id,
    sessionId: session.id,
    refreshTokenHash: services.refreshTokens.hash(refreshToken),
    now,
  })
  return sessionJson(services, client, { user, sessionId: session.id, refreshToken })
}
