import type { Context } from 'hono'
import { usersJson } from '../accounts/user-json.ts'
import { listUsers as readUsers } from '../accounts/list-users.ts'
import type { AuthServices } from '../services.ts'
import { pageAsked, pageLinks } from '../wire/pages.ts'
import { requireAdmin } from './require-admin.ts'

/** GET /admin/users?page=&per_page=: the newest accounts first. */
export async function listUsers(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  const { page, size } = pageAsked(c)
  const { users, total } = await readUsers(services.pool, { page, size })
  c.header('X-Total-Count', String(total))
  c.header('Link', pageLinks('/admin/users', { page, size, total }))
  return c.json({ users: await usersJson(services.pool, users), aud: 'authenticated' })
}
