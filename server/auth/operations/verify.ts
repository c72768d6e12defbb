import type { Context } from 'hono'
import { z } from 'zod'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { isBanned } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { constantTimeRefusals } from '../limits/constant-time-refusals.ts'
import { countTokenAttempt } from '../limits/token-limits.ts'
import { redeemToken } from '../one-time-tokens/redeem-token.ts'
import { takeByCode, takeByLink } from '../one-time-tokens/one-time-tokens.ts'
import type { TokenType } from '../one-time-tokens/one-time-tokens.ts'
import { tokenTypesOf } from '../one-time-tokens/token-kinds.ts'
import type { AuthServices } from '../services.ts'
import { signIn } from '../sessions/sign-in.ts'
import { markOf } from '../wire/browser-cookie.ts'
import { tokenExpired, userBanned, validationFailed } from '../wire/errors.ts'
import type { AuthError } from '../wire/errors.ts'
import { deviceOf, optionalText, readBody } from '../wire/request.ts'

const bodySchema = z.object({
  type: optionalText(40),
  token: optionalText(200),
  token_hash: optionalText(200),
  email: optionalText(1000),
  phone: optionalText(100),
})

type Brought =
  | { readonly link: string }
  | { readonly code: string; readonly email: string | undefined }

/** POST /verify: signs in with a code that was typed in, or with what a link carried. */
export async function verify(services: AuthServices, c: Context): Promise<Response> {
  const body = await readBody(c, bodySchema)
  if (body.type === undefined) throw validationFailed('Verify requires a verification type')
  if (body.phone !== undefined || body.type === 'sms' || body.type === 'phone_change') {
    throw refusalOfPhone(body.phone)
  }
  const types = requireTypes(body.type)
  const brought = readBrought(body)
  const email = 'email' in brought ? brought.email : undefined
  const takeBack = await countTokenAttempt(services, c, email)
  const verified = await constantTimeRefusals(services, () =>
    verifyToken(services, c, types, brought),
  )
  await takeBack()
  return c.json(verified)
}

/** No code was ever sent to a phone: whatever is typed in is as wrong as elsewhere. */
function refusalOfPhone(phone: string | undefined): AuthError {
  const isNumber = phone === undefined || /^\+?[1-9]\d{1,14}$/.test(phone)
  return isNumber
    ? tokenExpired()
    : validationFailed('Invalid phone number format (E.164 required)')
}

export function requireTypes(name: string): readonly TokenType[] {
  const types = tokenTypesOf(name)
  if (types === undefined) throw validationFailed('Unsupported verification type')
  return types
}

function readBrought(body: z.infer<typeof bodySchema>): Brought {
  const { token, token_hash: link, email } = body
  if (token !== undefined) {
    if (email === undefined) {
      throw validationFailed('Only an email address or phone number should be provided on verify')
    }
    return { code: token.trim(), email: parseEmailAddress(email) }
  }
  if (link === undefined) throw validationFailed('Verify requires either a token or a token hash')
  if (email !== undefined) {
    throw validationFailed('Only the token_hash and type should be provided')
  }
  return { link }
}

export const halfway = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: 200,
}

/** The refusal of a wrong code is returned from the transaction, not thrown: its count must stay. */
async function verifyToken(
  services: AuthServices,
  c: Context,
  types: readonly TokenType[],
  brought: Brought,
) {
  const verified = await inTransaction(services.pool, async (client) => {
    const now = services.now()
    const token =
      'link' in brought
        ? await takeByLink(client, types, brought.link, now)
        : brought.email === undefined
          ? undefined
          : await takeByCode(client, services.codes, {
              types,
              email: brought.email,
              code: brought.code,
              now,
            })
    const browserHash = markOf(c, services.issuer)
    // Of a page’s POST every browser tells where it comes from.
    const isBrowser = c.req.header('origin') !== undefined
    const accepted = token && (await redeemToken(client, { token, browserHash, isBrowser, now }))
    if (accepted === undefined || accepted === 'half') return accepted
    const { user, choosesPassword } = accepted
    if (isBanned(user, now)) throw userBanned()
    const method = choosesPassword ? 'recovery' : 'otp'
    return signIn(services, client, { user, device: deviceOf(services, c), method })
  })
  if (verified === undefined) throw tokenExpired()
  return verified === 'half' ? halfway : verified
}
