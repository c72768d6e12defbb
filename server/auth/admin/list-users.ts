import type { Context } from 'hono'
import { z } from 'zod'
import { usersJson } from '../accounts/user-json.ts'
import { listUsers as readUsers } from '../accounts/list-users.ts'
import type { AuthServices } from '../services.ts'
import { validationFailed } from '../wire/errors.ts'
import { requireAdmin } from './require-admin.ts'

const mostPerPage = 1000
const number = (absent: number, most: number) =>
  z
    .string()
    .optional()
    .transform((text) => (text ? Number(text) : absent))
    .pipe(z.int().min(1).max(most))

const querySchema = z.object({
  page: number(1, 1_000_000),
  per_page: number(50, mostPerPage),
})

/** GET /admin/users?page=&per_page=: the newest accounts first. */
export async function listUsers(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  const query = querySchema.safeParse({
    page: c.req.query('page'),
    per_page: c.req.query('per_page'),
  })
  if (!query.success) throw validationFailed('Bad Pagination Parameters')
  const { page, per_page: size } = query.data
  const { users, total } = await readUsers(services.pool, { page, size })
  c.header('X-Total-Count', String(total))
  c.header('Link', links(page, size, Math.max(1, Math.ceil(total / size))))
  return c.json({ users: await usersJson(services.pool, users), aud: 'authenticated' })
}

function links(page: number, size: number, last: number): string {
  const link = (to: number, rel: string) =>
    `</admin/users?page=${to}&per_page=${size}>; rel="${rel}"`
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ')
}
