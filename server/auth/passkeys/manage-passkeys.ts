import type { Context } from 'hono'
import { z } from 'zod'
import { inTransaction } from '../database.ts'
import type { AuthServices } from '../services.ts'
import { authenticate, holdSession } from '../sessions/authenticate.ts'
import { passkeyNotFound } from '../wire/errors.ts'
import { isPlainText, readBody } from '../wire/request.ts'
import { deletePasskey, findPasskeys, passkeyJson, renamePasskey } from './passkeys.ts'
import { requireMayChangePasskeys, requireShownFactor } from './require-may-change.ts'

/** GET /passkeys: those of who is signed in. */
export async function listPasskeys(services: AuthServices, c: Context): Promise<Response> {
  const { user } = await authenticate(services, c)
  return c.json((await findPasskeys(services.pool, user.id)).map(passkeyJson))
}

const nameSchema = z.object({
  friendly_name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .refine(isPlainText, 'has characters that cannot be stored'),
})

/** PATCH /passkeys/:passkeyId */
export async function updatePasskey(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  await requireShownFactor(services, signedIn)
  const id = passkeyIdOf(c)
  const { friendly_name: name } = await readBody(c, nameSchema)
  const own = { id, userId: signedIn.user.id, name, now: services.now() }
  const renamed = await renamePasskey(services.pool, own)
  if (renamed === undefined) throw passkeyNotFound()
  return c.json(passkeyJson(renamed))
}

/** DELETE /passkeys/:passkeyId: it opens nothing any more. Sessions that it opened go on. */
export async function removePasskey(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  await requireMayChangePasskeys(services, signedIn)
  const own = { id: passkeyIdOf(c), userId: signedIn.user.id }
  await inTransaction(services.pool, async (client) => {
    await holdSession(client, signedIn)
    if (!(await deletePasskey(client, own))) throw passkeyNotFound()
  })
  return c.body(null, 204)
}

export function passkeyIdOf(c: Context): string {
  const id = z.uuid().safeParse(c.req.param('passkeyId'))
  if (!id.success) throw passkeyNotFound()
  return id.data
}
