import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { accountOfProfile } from '../accounts/provider-accounts.ts'
import { isBanned } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { captchaField, requireCaptcha } from '../limits/captcha.ts'
import { countTokenAttempt } from '../limits/token-limits.ts'
import type { VerifiedIdToken } from '../providers/provider.ts'
import type { AuthServices } from '../services.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { signIn } from '../sessions/sign-in.ts'
import { badIdToken, userBanned, userNotFound, validationFailed } from '../wire/errors.ts'
import { idTokenProviderDisabled } from '../wire/not-enabled.ts'
import { deviceOf, optionalText, readBody } from '../wire/request.ts'
import { linkIdentity, requireMayLink } from './link-identity.ts'

const bodySchema = z.object({
  provider: optionalText(40),
  id_token: optionalText(8_000),
  nonce: optionalText(500),
  link_identity: z.boolean().nullish(),
  ...captchaField,
})

/** POST /token?grant_type=id_token: a provider's app or widget has signed the person in. */
export async function idTokenGrant(services: AuthServices, c: Context): Promise<Response> {
  const body = await readBody(c, bodySchema)
  if (body.id_token === undefined || body.provider === undefined) {
    throw validationFailed('Bad ID token: provider and id_token required')
  }
  const provider = services.providers.idToken.get(body.provider)
  if (provider === undefined) throw idTokenProviderDisabled(body.provider)
  await requireCaptcha(services, c, body)
  const linker = body.link_identity === true ? await authenticate(services, c) : undefined
  if (linker !== undefined) await requireMayLink(services, linker)

  const takeBack = await countTokenAttempt(services, c, undefined)
  const verified = await provider.verify(body.id_token).catch(() => undefined)
  if (verified === undefined) throw badIdToken('Bad ID token')
  requireNonce(verified, body.nonce)
  await takeBack()

  const session = await inTransaction(services.pool, async (client) => {
    const { profile } = verified
    const now = services.now()
    if (linker !== undefined) return linkIdentity(services, client, { ...linker, profile })
    const user = await accountOfProfile(client, profile, { settings: services.settings, now })
    if (user === undefined) throw userNotFound()
    if (isBanned(user, now)) throw userBanned()
    const device = deviceOf(services, c)
    const { provider: name } = profile
    return signIn(services, client, { user, device, method: 'oauth', provider: name })
  })
  return c.json(session)
}

/** A token that was bound to a nonce is of use only to who knows it: the token carries its hash. */
function requireNonce({ nonce: bound }: VerifiedIdToken, nonce: string | undefined): void {
  if ((bound === undefined) !== (nonce === undefined)) {
    throw badIdToken('Passed nonce and nonce in id_token should either both exist or not.')
  }
  if (nonce !== undefined && createHash('sha256').update(nonce).digest('hex') !== bound) {
    throw badIdToken('Nonces mismatch')
  }
}
