import type { Context } from 'hono'
import { authenticate } from '../sessions/authenticate.ts'
import type { AuthServices } from '../services.ts'
import { userJson } from '../accounts/user-json.ts'

/** GET /user */
export async function getUser(services: AuthServices, c: Context): Promise<Response> {
  const { user } = await authenticate(services, c)
  return c.json(await userJson(services.pool, user))
}
