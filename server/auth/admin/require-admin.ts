import type { Context } from 'hono'
import type { AuthServices } from '../services.ts'
import { bearerToken } from '../sessions/authenticate.ts'
import { notAdmin } from '../wire/errors.ts'

/** The calls of an operator, who holds the secret key. */
export async function requireAdmin({ accessTokens }: AuthServices, c: Context): Promise<void> {
  if ((await accessTokens.roleOf(bearerToken(c))) !== 'service_role') throw notAdmin()
}
