import type { Context } from 'hono'
import { z } from 'zod'
import { lockUser } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { validationFailed } from '../wire/errors.ts'
import type { AuthServices } from '../services.ts'
import { actAs, endAllSessions, endOtherSessions, endSession } from '../sessions/sessions.ts'

const scopeSchema = z.enum(['global', 'local', 'others']).default('global')

/** POST /logout?scope=global|local|others: ends every session of the person, this one, or the rest. */
export async function logOut(services: AuthServices, c: Context): Promise<Response> {
  const { user, session } = await authenticate(services, c)
  const scope = scopeSchema.safeParse(c.req.query('scope') || undefined)
  if (!scope.success) throw validationFailed('Unsupported logout scope')

  await inTransaction(services.pool, async (client) => {
    await lockUser(client, user.id)
    await actAs(client, session.id)
    if (scope.data === 'local') await endSession(client, session.id)
    else if (scope.data === 'others') await endOtherSessions(client, user.id, session.id)
    else await endAllSessions(client, user.id)
  })
  return c.body(null, 204)
}
