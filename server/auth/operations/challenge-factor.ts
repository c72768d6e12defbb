import type { Context } from 'hono'
import { inTransaction } from '../database.ts'
import { createChallenge } from '../factors/challenges.ts'
import { requireFactor } from '../factors/require-factor.ts'
import type { AuthServices } from '../services.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { deviceOf } from '../wire/request.ts'

/** POST /factors/:factorId/challenge: asks for a code of the factor. */
export async function challengeFactor(services: AuthServices, c: Context): Promise<Response> {
  const { user } = await authenticate(services, c)
  const { ip } = deviceOf(services, c)
  const { id, expiresAt } = await inTransaction(services.pool, async (client) => {
    const factor = await requireFactor(client, c, user.id)
    return createChallenge(client, { factorId: factor.id, ip, now: services.now() })
  })
  return c.json({ id, type: 'totp', expires_at: expiresAt })
}
