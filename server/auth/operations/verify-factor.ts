import type { Context } from 'hono'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import { addressBlock } from '../client-address.ts'
import { inTransaction } from '../database.ts'
import { closeChallenge, countFailure, isOpenChallenge } from '../factors/challenges.ts'
import { forgetUnverified } from '../factors/factors.ts'
import type { FactorWithSecret } from '../factors/factors.ts'
import { requireFactor } from '../factors/require-factor.ts'
import { takeCode, takeKey } from '../factors/take-factor.ts'
import type { Shown } from '../factors/take-factor.ts'
import { isTotpCode } from '../factors/totp.ts'
import { isKnownBlock, noteKnownBlock } from '../limits/known-blocks.ts'
import { noteLock } from '../limits/note-lock.ts'
import type { Counted } from '../limits/rate-limiter.ts'
import type { AuthServices } from '../services.ts'
import { authenticate, holdSession } from '../sessions/authenticate.ts'
import type { SignedIn } from '../sessions/authenticate.ts'
import { raiseSession } from '../sessions/raise-session.ts'
import { assertionSchema, registrationSchema } from '../passkeys/ceremonies.ts'
import { sessionJson } from '../sessions/session-json.ts'
import { endLowerSessions } from '../sessions/sessions.ts'
import { AuthError, challengeExpired, factorRefused } from '../wire/errors.ts'
import { deviceOf, optionalText, readBody } from '../wire/request.ts'

const keyResponseSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create'), credential_response: registrationSchema }),
  z.object({ type: z.literal('request'), credential_response: assertionSchema }),
])

const bodySchema = z.object({
  challenge_id: z.uuid(),
  code: optionalText(20),
  webauthn: keyResponseSchema.optional(),
})

/** POST /factors/:factorId/verify: a right code or signature lifts the session to aal2. */
export async function verifyFactor(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  const body = await readBody(c, bodySchema)
  const shown = {
    challengeId: body.challenge_id,
    code: (body.code ?? '').trim(),
    keyResponse: body.webauthn,
  }
  await requireGuess(services, c, signedIn, shown)
  const block = addressBlock(services.peerAddress(c))
  const limits = await limitsOf(services, signedIn.user.id, block)
  const takeBack = await services.limiter.count(limits)
  const verified = await inTransaction(services.pool, async (client) => {
    await holdSession(client, signedIn)
    const factor = await requireFactor(client, c, signedIn.user.id)
    const outcome = await check(services, client, { signedIn, factor, ...shown })
    if (!(outcome instanceof AuthError)) {
      const into = wayInto(signedIn.user.id)
      await noteKnownBlock(client, { into, block, now: services.now() })
    }
    return outcome
  })
  if (verified instanceof AuthError) {
    // The owner learns of wrong codes when there were so many that no more are taken.
    if (await services.limiter.isReached(limits)) {
      const device = deviceOf(services, c)
      await noteLock(services.pool, { userId: signedIn.user.id, kind: 'codes_refused', device })
    }
    throw verified
  }
  await takeBack()
  return c.json(verified)
}

/** What cannot be right is refused before it counts, or it would use up the tries of the owner. */
async function requireGuess(
  { pool, now }: AuthServices,
  c: Context,
  { user }: SignedIn,
  { challengeId, code }: Shown,
): Promise<void> {
  const factor = await requireFactor(pool, c, user.id)
  const challenge = { id: challengeId, factorId: factor.id, now: now() }
  if (!(await isOpenChallenge(pool, challenge))) throw challengeExpired(challengeId)
  if (factor.factor_type === 'totp' && !isTotpCode(code)) throw factorRefused()
}

const wayInto = (userId: string) => `second factor of ${userId}`

/**
 * Six digits are few: the limits are what keeps somebody who has the password from trying them. Who
 * tries from elsewhere must not shut out the owner where they have shown the factor before.
 */
async function limitsOf(
  { settings, pool, now }: AuthServices,
  userId: string,
  block: string,
): Promise<Counted[]> {
  const into = wayInto(userId)
  const {
    failedFactorCodesFromAddress,
    failedFactorCodesFromAddressInADay,
    failedFactorCodesInADay,
  } = settings.rateLimits
  const isKnown = await isKnownBlock(pool, { into, block, now: now() })
  return [
    { key: `${into} from ${block}`, limit: failedFactorCodesFromAddress },
    { key: `${into} from ${block} in a day`, limit: failedFactorCodesFromAddressInADay },
    ...(isKnown ? [] : [{ key: `${into} in a day`, limit: failedFactorCodesInADay }]),
  ]
}

type Try = Shown & { readonly signedIn: SignedIn; readonly factor: FactorWithSecret }

/** A refusal is returned, not thrown: what it counted must stay. */
async function check(services: AuthServices, client: PoolClient, shown: Try) {
  const { signedIn, factor, challengeId } = shown
  const now = services.now()
  if (!(await isOpenChallenge(client, { id: challengeId, factorId: factor.id, now }))) {
    return challengeExpired(challengeId)
  }
  const isKey = factor.factor_type === 'webauthn'
  const isRight = await (isKey ? takeKey : takeCode)(services, client, shown)
  if (!isRight) {
    await countFailure(client, challengeId)
    return isKey ? factorRefused('Invalid security key response') : factorRefused()
  }
  await closeChallenge(client, challengeId, now)

  const { user, session } = signedIn
  const refreshToken = services.refreshTokens.first()
  await raiseSession(client, {
    userId: user.id,
    sessionId: session.id,
    factorId: factor.id,
    method: isKey ? 'mfa/webauthn' : 'totp',
    refreshTokenHash: services.refreshTokens.hash(refreshToken),
    now,
  })
  if (factor.status === 'unverified') {
    await endLowerSessions(client, user.id)
    await forgetUnverified(client, user.id, now)
  }
  return sessionJson(services, client, { user, sessionId: session.id, refreshToken })
}
