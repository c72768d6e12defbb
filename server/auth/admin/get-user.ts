import type { Context } from 'hono'
import { userJson } from '../accounts/user-json.ts'
import type { AuthServices } from '../services.ts'
import { requireUser } from './find-user.ts'
import { requireAdmin } from './require-admin.ts'

/** GET /admin/users/:userId */
export async function getUserById(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  return c.json(await userJson(services.pool, await requireUser(services.pool, c)))
}
