import type { Context } from 'hono'
import { inTransaction } from '../database.ts'
import { deleteFactor } from '../factors/factors.ts'
import { requireFactor } from '../factors/require-factor.ts'
import type { AuthServices } from '../services.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { insufficientAal } from '../wire/errors.ts'

/** DELETE /factors/:factorId: one that counts is taken away only by a session that showed one. */
export async function unenrolFactor(services: AuthServices, c: Context): Promise<Response> {
  const { user, session } = await authenticate(services, c)
  const id = await inTransaction(services.pool, async (client) => {
    const factor = await requireFactor(client, c, user.id)
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      throw insufficientAal(422, 'AAL2 required to unenroll verified factor')
    }
    await deleteFactor(client, factor.id)
    return factor.id
  })
  return c.json({ id })
}
