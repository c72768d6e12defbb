import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { inTransaction } from '../database.ts'
import { findFactors, forgetUnverified, insertFactor } from '../factors/factors.ts'
import { newTotpSecret, totpAddress } from '../factors/totp.ts'
import { lockUser } from '../accounts/users.ts'
import type { AuthServices } from '../services.ts'
import { authenticate, requireSecondFactor } from '../sessions/authenticate.ts'
import {
  factorNameConflict,
  insufficientAal,
  tooManyFactors,
  validationFailed,
} from '../wire/errors.ts'
import { phoneFactorDisabled, webauthnFactorDisabled } from '../wire/not-enabled.ts'
import { optionalText, readBody } from '../wire/request.ts'

const name = optionalText(100).refine(
  (text) => text === undefined || !/[\p{Cc}\p{Surrogate}]/u.test(text),
  'has characters that cannot be stored',
)

const bodySchema = z.object({
  factor_type: optionalText(40),
  friendly_name: name,
  issuer: name,
})

const mostFactors = 10
const unverifiedSeconds = 300

/** POST /factors: the secret of a second factor, which counts once a code of it was right. */
export async function enrolFactor(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  const body = await readBody(c, bodySchema)
  requireTotp(body.factor_type)
  const refusal = () => insufficientAal(403, 'AAL2 required to enroll a new factor')
  await requireSecondFactor(services, signedIn, refusal)

  const { user } = signedIn
  const { pool, now, factorSecrets } = services
  const [id, secret] = [randomUUID(), newTotpSecret()]
  const friendlyName = body.friendly_name ?? null
  await inTransaction(pool, async (client) => {
    await lockUser(client, user.id)
    const before = new Date(now().getTime() - unverifiedSeconds * 1000)
    await forgetUnverified(client, user.id, before)
    const factors = await findFactors(client, [user.id])
    if (factors.length >= mostFactors) throw tooManyFactors()
    const sealedSecret = factorSecrets.seal(id, secret)
    const factor = { id, userId: user.id, friendlyName, sealedSecret, now: now() }
    if (!(await insertFactor(client, factor))) throw factorNameConflict(friendlyName ?? '')
  })
  const issuer = body.issuer ?? new URL(services.siteUrl).host
  const uri = totpAddress(secret, issuer, user.email ?? user.id)
  const totp = { qr_code: renderSVG(uri, { border: 4 }), secret, uri }
  return c.json({ id, type: 'totp', friendly_name: friendlyName ?? '', totp })
}

function requireTotp(type: string | undefined): void {
  if (type === 'phone') throw phoneFactorDisabled()
  if (type === 'webauthn') throw webauthnFactorDisabled()
  if (type !== 'totp') throw validationFailed('factor_type needs to be totp')
}
