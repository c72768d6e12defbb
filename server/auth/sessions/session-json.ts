import type { Queryable } from '../database.ts'
import type { AuthServices } from '../services.ts'
import { assuranceOf } from './sessions.ts'
import { userJson } from '../accounts/user-json.ts'
import type { User } from '../accounts/users.ts'

type OpenSession = {
  readonly user: User
  readonly sessionId: string
  readonly refreshToken: string
}

/** A session as GoTrue gives it to the client, with a new access token. */
export async function sessionJson(
  services: AuthServices,
  db: Queryable,
  { user, sessionId, refreshToken }: OpenSession,
) {
  const assurance = await assuranceOf(db, sessionId)
  const { token, expiresAt } = await services.accessTokens.issue({ user, sessionId, ...assurance })
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: services.settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: await userJson(db, user),
  }
}
