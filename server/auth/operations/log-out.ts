import type { Context } from 'hono'
import { z } from 'zod'
import { authenticate } from '../sessions/authenticate.ts'
import { validationFailed } from '../wire/errors.ts'
import type { AuthServices } from '../services.ts'
import { endAllSessions, endOtherSessions, endSession } from '../sessions/sessions.ts'

const scopeSchema = z.enum(['global', 'local', 'others']).default('global')

/** POST /logout?scope=global|local|others: ends every session of the person, this one, or the rest. */
export async function logOut(services: AuthServices, c: Context): Promise<Response> {
  const { user, session } = await authenticate(services, c)
  const scope = scopeSchema.safeParse(c.req.query('scope') || undefined)
  if (!scope.success) throw validationFailed('Unsupported logout scope')

  switch (scope.data) {
    case 'local':
      await endSession(services.pool, session.id)
      break
    case 'others':
      await endOtherSessions(services.pool, user.id, session.id)
      break
    case 'global':
      await endAllSessions(services.pool, user.id)
      break
  }
  return c.body(null, 204)
}
