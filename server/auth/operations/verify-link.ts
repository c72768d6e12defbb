import type { Context } from 'hono'
import { isBanned } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { constantTimeRefusals } from '../limits/constant-time-refusals.ts'
import { countTokenAttempt } from '../limits/token-limits.ts'
import { redeemToken } from '../one-time-tokens/redeem-token.ts'
import { issueAuthCode } from '../one-time-tokens/auth-codes.ts'
import { takeByLink } from '../one-time-tokens/one-time-tokens.ts'
import type { AuthServices } from '../services.ts'
import { signIn } from '../sessions/sign-in.ts'
import { markOf } from '../wire/browser-cookie.ts'
import { AuthError, tokenExpired, userBanned } from '../wire/errors.ts'
import { toAuthError } from '../wire/failures.ts'
import { redirectOf } from '../wire/redirect.ts'
import { deviceOf } from '../wire/request.ts'
import { sendBack } from '../wire/send-back.ts'
import { halfway, requireTypes } from './verify.ts'

const longestLink = 200

/**
 * GET /verify?token=…&type=…&redirect_to=…: the link of a mail. The browser goes on to the site, with
 * the session behind the #, or, where the sign-in began with a PKCE challenge, with a code that is
 * of no use to anybody else.
 */
export async function verifyLink(services: AuthServices, c: Context): Promise<Response> {
  // Programs that look a mail through before its reader does ask like this; the link stays unused.
  if (c.req.method === 'HEAD') return c.body(null, 200)
  const redirectTo = redirectOf(services, c)
  try {
    const name = c.req.query('type') ?? ''
    const link = c.req.query('token') || c.req.query('token_hash') || ''
    const takeBack = await countTokenAttempt(services, c, undefined)
    const outcome = await constantTimeRefusals(services, () => follow(services, c, name, link))
    await takeBack()
    return sendBack(c, redirectTo, outcome)
  } catch (thrown) {
    const error = toAuthError(thrown, services.log)
    if (error.status === 429) throw error
    return sendBack(c, redirectTo, { error: worded(error) })
  }
}

/** In GoTrue's words for links. */
function worded(error: AuthError): AuthError {
  return error.code === 'otp_expired'
    ? new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
    : error
}

async function follow(services: AuthServices, c: Context, name: string, link: string) {
  const types = requireTypes(name)
  const { pool, now, settings } = services
  if (link.length > longestLink) throw tokenExpired()
  return inTransaction(pool, async (client) => {
    const token = await takeByLink(client, types, link, now())
    const browserHash = markOf(c, services.issuer)
    const accepted =
      token && (await redeemToken(client, { token, browserHash, isBrowser: true, now: now() }))
    if (token === undefined || accepted === undefined) throw tokenExpired()
    if (accepted === 'half') return { message: halfway.msg }
    const { user, choosesPassword } = accepted
    if (isBanned(user, now())) throw userBanned()
    const method = choosesPassword ? 'recovery' : 'otp'
    if (token.challenge !== undefined) {
      return {
        code: await issueAuthCode(client, {
          userId: user.id,
          challenge: token.challenge,
          method,
          providerType: 'email',
          seconds: settings.codeExchangeSeconds,
          now: now(),
        }),
      }
    }
    const device = deviceOf(services, c)
    const session = await signIn(services, client, { user, device, method })
    // The client asks for a new password where the event is a recovery.
    return { session, type: choosesPassword ? 'recovery' : name }
  })
}
