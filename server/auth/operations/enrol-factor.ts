import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { inTransaction } from '../database.ts'
import { findFactors, forgetUnverified, insertFactor } from '../factors/factors.ts'
import type { Factor } from '../factors/factors.ts'
import { newTotpSecret, totpAddress } from '../factors/totp.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import type { AuthServices } from '../services.ts'
import { authenticate, holdSession, requireSecondFactor } from '../sessions/authenticate.ts'
import { requireRecentSignIn } from '../sessions/recent-sign-in.ts'
import {
  factorNameConflict,
  insufficientAal,
  tooManyFactors,
  validationFailed,
} from '../wire/errors.ts'
import { phoneFactorDisabled, webauthnFactorDisabled } from '../wire/not-enabled.ts'
import { isPlainText, optionalText, readBody } from '../wire/request.ts'

const name = optionalText(100).refine(
  (text) => text === undefined || isPlainText(text),
  'has characters that cannot be stored',
)

const bodySchema = z.object({
  factor_type: optionalText(40),
  friendly_name: name,
  issuer: name,
})

const mostFactors = 10
const unverifiedSeconds = 300

/**
 * POST /factors: the secret of a second factor, which counts once a code of it was right; or a security key, which
 * counts once it has signed.
 */
export async function enrolFactor(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  const body = await readBody(c, bodySchema)
  const type = typeOf(services, body.factor_type)
  const refusal = () => insufficientAal(403, 'AAL2 required to enroll a new factor')
  await requireSecondFactor(services, signedIn, refusal)
  if (signedIn.session.aal !== 'aal2') requireRecentSignIn(services, signedIn)

  const { user } = signedIn
  const { pool, now, factorSecrets } = services
  const [id, secret] = [randomUUID(), newTotpSecret()]
  const friendlyName = body.friendly_name ?? null
  await inTransaction(pool, async (client) => {
    await holdSession(client, signedIn)
    const before = new Date(now().getTime() - unverifiedSeconds * 1000)
    await forgetUnverified(client, user.id, before)
    const factors = await findFactors(client, [user.id])
    if (factors.length >= mostFactors) throw tooManyFactors()
    const sealedSecret = type === 'totp' ? factorSecrets.seal(id, secret) : null
    const factor = { id, userId: user.id, type, friendlyName, sealedSecret, now: now() }
    if (!(await insertFactor(client, factor))) throw factorNameConflict(friendlyName ?? '')
  })
  if (type === 'webauthn') return c.json({ id, type, friendly_name: friendlyName ?? '' })
  const issuer = body.issuer ?? new URL(services.siteUrl).host
  const uri = totpAddress(secret, issuer, user.email ?? user.id)
  const totp = { qr_code: renderSVG(uri, { border: 4 }), secret, uri }
  return c.json({ id, type: 'totp', friendly_name: friendlyName ?? '', totp })
}

function typeOf(services: AuthServices, type: string | undefined): Factor['factor_type'] {
  if (type === 'phone') throw phoneFactorDisabled()
  if (type === 'totp') return type
  if (type !== 'webauthn') throw validationFailed('factor_type needs to be totp or webauthn')
  if (relyingPartyOf(services) === undefined) throw webauthnFactorDisabled()
  return type
}
