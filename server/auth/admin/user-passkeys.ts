import type { Context } from 'hono'
import { lockUser } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { passkeyIdOf } from '../passkeys/manage-passkeys.ts'
import { deletePasskey, findPasskeys, passkeyJson } from '../passkeys/passkeys.ts'
import type { AuthServices } from '../services.ts'
import { passkeyNotFound } from '../wire/errors.ts'
import { requireUser } from './find-user.ts'
import { requireAdmin } from './require-admin.ts'

/** GET /admin/users/:userId/passkeys */
export async function listUserPasskeys(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  const user = await requireUser(services.pool, c)
  return c.json((await findPasskeys(services.pool, user.id)).map(passkeyJson))
}

/** DELETE /admin/users/:userId/passkeys/:passkeyId: for somebody whose device was stolen. */
export async function deleteUserPasskey(services: AuthServices, c: Context): Promise<Response> {
  await requireAdmin(services, c)
  const user = await requireUser(services.pool, c)
  const id = passkeyIdOf(c)
  await inTransaction(services.pool, async (client) => {
    await lockUser(client, user.id)
    if (!(await deletePasskey(client, { id, userId: user.id }))) throw passkeyNotFound()
  })
  const detail = { userId: user.id }
  services.log({ level: 'info', event: 'passkey removed by the operator', detail })
  return c.body(null, 204)
}
