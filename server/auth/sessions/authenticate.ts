import type { Context } from 'hono'
import type { PoolClient } from 'pg'
import { noAuthorization, sessionNotFound, userBanned, userNotFound } from '../wire/errors.ts'
import type { AuthError } from '../wire/errors.ts'
import type { AuthServices } from '../services.ts'
import { hasSecondFactor } from '../factors/factors.ts'
import { actAs, findSession } from './sessions.ts'
import type { Session } from './sessions.ts'
import { findUserById, isBanned, lockUser } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'

export type SignedIn = {
  readonly user: User
  readonly session: Session
}

/** Who asks, by the bearer token; a session that was ended is refused though its token still runs. */
export async function authenticate(services: AuthServices, c: Context): Promise<SignedIn> {
  const token = bearerToken(c)
  const { userId, sessionId } = await services.accessTokens.verify(token)

  const user = await findUserById(services.pool, userId)
  if (user === undefined) throw userNotFound()
  if (isBanned(user, services.now())) throw userBanned()
  const session = await findSession(services.pool, { sessionId, userId })
  if (session === undefined) throw sessionNotFound()
  return { user, session }
}

/**
 * The first statements of whatever a session changes of its account: until the transaction ends
 * nobody ends the session, and if somebody has since it was authenticated, nothing is changed. Whoever
 * ends one locks the account first too.
 */
export async function holdSession(
  client: PoolClient,
  held: { readonly user: { readonly id: string }; readonly session: { readonly id: string } },
): Promise<SignedIn> {
  const userId = held.user.id
  const user = await lockUser(client, userId)
  if (user === undefined) throw userNotFound()
  const session = await findSession(client, { sessionId: held.session.id, userId }, 'for share')
  if (session === undefined) throw sessionNotFound()
  await actAs(client, session.id)
  return { user, session }
}

/** @throws AuthError `no_authorization` */
export function bearerToken(c: Context): string {
  const token = /^Bearer ([^\s]+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) throw noAuthorization()
  return token
}

/** Who has set up a second factor must have shown it in this session. */
export async function requireSecondFactor(
  { pool }: AuthServices,
  { user, session }: SignedIn,
  refusal: () => AuthError,
): Promise<void> {
  if (session.aal !== 'aal2' && (await hasSecondFactor(pool, user.id))) throw refusal()
}
