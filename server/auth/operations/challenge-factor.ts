import type { Context } from 'hono'
import { inTransaction } from '../database.ts'
import { createChallenge } from '../factors/challenges.ts'
import { requireFactor } from '../factors/require-factor.ts'
import { keyQuestion } from '../factors/security-key.ts'
import { newChallenge } from '../passkeys/challenges.ts'
import { requireRelyingParty } from '../passkeys/relying-party.ts'
import type { AuthServices } from '../services.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { deviceOf } from '../wire/request.ts'

/**
 * POST /factors/:factorId/challenge: asks for a code of the factor, or a signature. Which site a key is for the client
 * may say, and the server knows.
 */
export async function challengeFactor(services: AuthServices, c: Context): Promise<Response> {
  const { user } = await authenticate(services, c)
  const { ip } = deviceOf(services, c)
  const answer = await inTransaction(services.pool, async (client) => {
    const factor = await requireFactor(client, c, user.id)
    const asked = { factorId: factor.id, ip, now: services.now() }
    if (factor.factor_type === 'totp') {
      const { id, expiresAt } = await createChallenge(client, asked)
      return { id, type: 'totp', expires_at: expiresAt }
    }
    const party = requireRelyingParty(services)
    const challenge = newChallenge()
    const { id, expiresAt } = await createChallenge(client, { ...asked, toSign: challenge })
    const name = user.email ?? user.id
    const webauthn = await keyQuestion(client, { party, factor, name, challenge })
    return { id, type: 'webauthn', expires_at: expiresAt, webauthn }
  })
  return c.json(answer)
}
