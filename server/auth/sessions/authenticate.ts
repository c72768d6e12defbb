import type { Context } from 'hono'
import { noAuthorization, sessionNotFound, userBanned, userNotFound } from '../wire/errors.ts'
import type { AuthServices } from '../services.ts'
import { findSession } from './sessions.ts'
import { findUserById, isBanned } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'

export type SignedIn = {
  readonly user: User
  readonly session: { readonly id: string; readonly createdAt: Date }
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
  return { user, session: { id: sessionId, createdAt: session.createdAt } }
}

/** @throws AuthError `no_authorization` */
export function bearerToken(c: Context): string {
  const token = /^Bearer ([^\s]+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token === undefined) throw noAuthorization()
  return token
}
