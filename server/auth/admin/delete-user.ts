import type { Context } from 'hono'
import { z } from 'zod'
import { eraseUser, hideUser } from '../accounts/erase-user.ts'
import type { AuthServices } from '../services.ts'
import { readBody } from '../wire/request.ts'
import { requireUser } from './find-user.ts'
import { requireAdmin } from './require-admin.ts'

const bodySchema = z.object({ should_soft_delete: z.boolean().nullish() })

/** DELETE /admin/users/:userId: the account with all that is its, or, softly, only the ways into it. */
export async function deleteUser(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  const { should_soft_delete: softly } = await readBody(c, bodySchema, {})
  const { pool, now, log } = services
  const user = await requireUser(pool, c)
  if (softly === true) await hideUser(pool, user.id, now())
  else await eraseUser(pool, user.id)
  log({ level: 'info', event: 'account deleted by the operator', detail: { userId: user.id } })
  return c.json({})
}
