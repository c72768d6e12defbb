import type { Context } from 'hono'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { inTransaction } from '../database.ts'
import { closeChallenge, countFailure, isOpenChallenge } from '../factors/challenges.ts'
import { acceptStep, forgetUnverified } from '../factors/factors.ts'
import type { FactorWithSecret } from '../factors/factors.ts'
import { requireFactor } from '../factors/require-factor.ts'
import { stepOfCode } from '../factors/totp.ts'
import type { AuthServices } from '../services.ts'
import { authenticate } from '../sessions/authenticate.ts'
import type { SignedIn } from '../sessions/authenticate.ts'
import { endLowerSessions, raiseSession } from '../sessions/raise-session.ts'
import { sessionJson } from '../sessions/session-json.ts'
import { AuthError, challengeExpired, factorRefused } from '../wire/errors.ts'
import { optionalText, readBody } from '../wire/request.ts'

const bodySchema = z.object({ challenge_id: z.uuid(), code: optionalText(20) })

/** POST /factors/:factorId/verify: a right code lifts the session to aal2. */
export async function verifyFactor(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  const { challenge_id: challengeId, code = '' } = await readBody(c, bodySchema)
  const takeBack = await countTry(services, signedIn.user.id)
  const verified = await inTransaction(services.pool, async (client) => {
    const factor = await requireFactor(client, c, signedIn.user.id)
    return check(services, client, { signedIn, factor, challengeId, code: code.trim() })
  })
  if (verified instanceof AuthError) throw verified
  await takeBack()
  return c.json(verified)
}

/** Six digits are few: the limits are what keeps somebody who has the password from trying them. */
function countTry({ limiter, settings }: AuthServices, userId: string) {
  const { failedFactorCodes, failedFactorCodesInADay } = settings.rateLimits
  return limiter.count([
    { key: `second factor of ${userId}`, limit: failedFactorCodes },
    { key: `second factor of ${userId} in a day`, limit: failedFactorCodesInADay },
  ])
}

type Try = {
  readonly signedIn: SignedIn
  readonly factor: FactorWithSecret
  readonly challengeId: string
  readonly code: string
}

/** A refusal is returned, not thrown: what it counted must stay. */
async function check(
  services: AuthServices,
  client: PoolClient,
  { signedIn, factor, challengeId, code }: Try,
) {
  const now = services.now()
  if (!(await isOpenChallenge(client, { id: challengeId, factorId: factor.id, now }))) {
    return challengeExpired(challengeId)
  }
  const secret = services.factorSecrets.open(factor.id, factor.secret)
  const step = stepOfCode(secret, code, now)
  if (step === undefined || step <= (factor.last_used_step ?? -1)) {
    await countFailure(client, challengeId)
    return factorRefused()
  }
  await closeChallenge(client, challengeId, now)
  await acceptStep(client, factor.id, step, now)

  const { user, session } = signedIn
  const refreshToken = services.refreshTokens.first()
  await raiseSession(client, {
    userId: user.id,
    sessionId: session.id,
    factorId: factor.id,
    refreshTokenHash: services.refreshTokens.hash(refreshToken),
    now,
  })
  if (factor.status === 'unverified') {
    await endLowerSessions(client, user.id)
    await forgetUnverified(client, user.id, now)
  }
  return sessionJson(services, client, { user, sessionId: session.id, refreshToken })
}
