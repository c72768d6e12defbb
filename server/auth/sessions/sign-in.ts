import type { PoolClient } from 'pg'
import { addressBlock } from '../client-address.ts'
import { happenings } from '../../observing/happenings.ts'
import { noteKnownBlock } from '../limits/known-blocks.ts'
import { invalidCredentials } from '../wire/errors.ts'
import type { AuthServices } from '../services.ts'
import { sessionJson } from './session-json.ts'
import { openSession } from './sessions.ts'
import type { Device } from './sessions.ts'
import { recordSignIn } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'

type SignIn = {
  readonly user: User
  readonly device: Device
  /** The entry in the token's `amr`. */
  readonly method:
    | 'password'
    | 'otp'
    | 'recovery'
    | 'oauth'
    | 'anonymous'
    | 'email/signup'
    | 'invite'
    | 'passkey'
  /** The identity that was used. */
  readonly provider?: string
}

export const wayIntoAccount = (email: string) => `sign-in of ${email}`

/** Opens a session for somebody who has just proved who they are; in the caller's transaction. */
export async function signIn(
  services: AuthServices,
  client: PoolClient,
  { user, device, method, provider = 'email' }: SignIn,
) {
  const now = services.now()
  if (!(await recordSignIn(client, user, provider, now))) throw invalidCredentials()
  const refreshToken = services.refreshTokens.first()
  const sessionId = await openSession(client, {
    userId: user.id,
    method,
    aal: method === 'passkey' ? 'aal2' : 'aal1',
    device,
    refreshTokenHash: services.refreshTokens.hash(refreshToken),
    now,
  })
  if (user.email !== null && device.ip !== null) {
    const block = addressBlock(device.ip)
    await noteKnownBlock(client, { into: wayIntoAccount(user.email), block, now })
  }
  happenings.emit('signIn', 'ok')
  const signedIn = { ...user, lastSignInAt: now, updatedAt: now }
  return sessionJson(services, client, { user: signedIn, sessionId, refreshToken })
}
