import type { Context } from 'hono'
import { z } from 'zod'
import { isBanned, lockUser } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { countTokenAttempt } from '../limits/token-limits.ts'
import { takeAuthCode } from '../one-time-tokens/auth-codes.ts'
import type { AuthServices } from '../services.ts'
import { signIn } from '../sessions/sign-in.ts'
import { answersChallenge } from '../wire/code-challenge.ts'
import {
  AuthError,
  badCodeVerifier,
  flowStateExpired,
  flowStateNotFound,
  userBanned,
  validationFailed,
} from '../wire/errors.ts'
import { deviceOf, optionalText, readBody } from '../wire/request.ts'
import { linkIdentity } from './link-identity.ts'

const bodySchema = z.object({ auth_code: optionalText(200), code_verifier: optionalText(200) })

/** POST /token?grant_type=pkce: the session for the browser that began the sign-in. */
export async function pkceGrant(services: AuthServices, c: Context): Promise<Response> {
  const { auth_code: code, code_verifier: verifier } = await readBody(c, bodySchema)
  if (code === undefined || verifier === undefined) {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty')
  }
  const takeBack = await countTokenAttempt(services, c, undefined)
  const exchanged = await inTransaction(services.pool, async (client) => {
    const flow = await takeAuthCode(client, code)
    // Returned, not thrown: a code that somebody tried with a wrong verifier stays used up.
    if (flow === undefined) return flowStateNotFound()
    if (flow.expiresAt <= services.now()) return flowStateExpired()
    if (!answersChallenge(flow.challenge, verifier)) return badCodeVerifier()
    if (flow.linking !== undefined) {
      const { profile, sessionId } = flow.linking
      const held = { user: { id: flow.userId }, session: { id: sessionId } }
      return linkIdentity(services, client, { ...held, profile })
    }
    const user = await lockUser(client, flow.userId)
    if (user === undefined) return flowStateNotFound()
    if (isBanned(user, services.now())) return userBanned()
    const device = deviceOf(services, c)
    const { method, providerType: provider } = flow
    return signIn(services, client, { user, device, method, provider })
  })
  if (exchanged instanceof AuthError) throw exchanged
  await takeBack()
  return c.json(exchanged)
}
