import type { Context } from 'hono'
import { inTransaction } from '../database.ts'
import { deleteFactor, findFactors } from '../factors/factors.ts'
import { requireFactor } from '../factors/require-factor.ts'
import type { AuthServices } from '../services.ts'
import { requireUser } from './find-user.ts'
import { requireAdmin } from './require-admin.ts'

/** GET /admin/users/:userId/factors */
export async function listUserFactors(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  const user = await requireUser(services.pool, c)
  return c.json(await findFactors(services.pool, [user.id]))
}

/** DELETE /admin/users/:userId/factors/:factorId: for somebody who lost their second factor. */
export async function deleteUserFactor(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  const user = await requireUser(services.pool, c)
  const factor = await inTransaction(services.pool, async (client) => {
    const found = await requireFactor(client, c, user.id)
    await deleteFactor(client, found.id)
    return found
  })
  services.log({
    level: 'info',
    event: 'second factor removed by the operator',
    detail: { userId: user.id },
  })
  return c.json({ id: factor.id })
}
