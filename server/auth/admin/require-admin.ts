import type { Context } from 'hono'
import type { AuthServices } from '../services.ts'
import { bearerToken } from '../sessions/authenticate.ts'
import { notAdmin } from '../wire/errors.ts'

const adminRole = 'service_role'

/** The calls of an operator, who holds the secret key. */
export async function requireAdmin({ accessTokens }: AuthServices, c: Context): Promise<void> {
  if ((await accessTokens.roleOf(bearerToken(c))) !== adminRole) throw notAdmin()
}

/** Whether an operator makes a call that anybody may make. */
export async function isAdmin({ accessTokens }: AuthServices, c: Context): Promise<boolean> {
  try {
    return (await accessTokens.roleOf(bearerToken(c))) === adminRole
  } catch {
    return false
  }
}
