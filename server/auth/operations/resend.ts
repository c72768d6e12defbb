import type { Context } from 'hono'
import { z } from 'zod'
import { findUserByEmail } from '../accounts/users.ts'
import { addressBlock } from '../client-address.ts'
import { captchaField, requireCaptcha } from '../limits/captcha.ts'
import { countMail, countMailFrom } from '../limits/mail-limits.ts'
import { requireMailer, sendToken } from '../mail/send-token.ts'
import type { TokenMail } from '../mail/send-token.ts'
import { waitingSignUp } from '../one-time-tokens/sign-ups.ts'
import type { AuthServices } from '../services.ts'
import { codeChallengeFields, readCodeChallenge } from '../wire/code-challenge.ts'
import { markOf } from '../wire/browser-cookie.ts'
import { AuthError, validationFailed } from '../wire/errors.ts'
import { phoneDisabled } from '../wire/not-enabled.ts'
import { redirectOf } from '../wire/redirect.ts'
import { optionalText, readBody, requireEmail } from '../wire/request.ts'
import { sendEmailChange } from './change-email.ts'

const bodySchema = z.object({
  type: optionalText(40),
  email: optionalText(1000),
  phone: optionalText(100),
  ...codeChallengeFields,
  ...captchaField,
})

const typeSchema = z.enum(['signup', 'email_change'])

/** POST /resend: the mail of a sign-up or of a change of address once more. The answer tells nothing. */
export async function resend(services: AuthServices, c: Context): Promise<Response> {
  const body = await readBody(c, bodySchema)
  if (body.type === 'sms' || body.type === 'phone_change') throw phoneDisabled()
  const type = typeSchema.safeParse(body.type)
  if (!type.success) throw validationFailed('Missing one of these types: signup, email_change')
  requireMailer(services.mailer)
  const email = requireEmail(body.email, 'Type provided requires an email address')
  const challenge = readCodeChallenge(body)
  await requireCaptcha(services, c, body)
  await countMail(services, c, email)
  const mail = { email, challenge, redirectTo: redirectOf(services, c) }
  const browserHash = markOf(c, services.issuer)
  const block = addressBlock(services.peerAddress(c))

  services.later(() =>
    type.data === 'signup'
      ? resendSignUp(services, mail, browserHash)
      : resendChange(services, mail, block),
  )
  return c.json({})
}

type Again = Required<Pick<TokenMail, 'email' | 'challenge' | 'redirectTo'>>

async function resendSignUp(
  services: AuthServices,
  mail: Again,
  browserHash: string | undefined,
): Promise<void> {
  const { pool, now } = services
  const user = await findUserByEmail(pool, mail.email)
  if (user !== undefined && user.emailConfirmedAt !== null) return
  const { email } = mail
  const payload = await waitingSignUp(pool, { email, browserHash, now: now() })
  if (user === undefined && payload === undefined) return
  await sendToken(services, {
    ...mail,
    type: 'signup',
    userId: user?.id ?? null,
    // Who gave an account that was brought along its password is not known.
    payload: payload ?? {},
  })
}

/** `email` is the present address, as in GoTrue. */
async function resendChange(services: AuthServices, mail: Again, block: string): Promise<void> {
  const user = await findUserByEmail(services.pool, mail.email)
  if (user === undefined || user.emailChange === null) return
  if (!(await mayMail(services, block, user.emailChange))) return
  await sendEmailChange(services, user, { ...mail, email: user.emailChange })
}

/** The answer has gone out, and must not have shown that a change is on its way. */
async function mayMail(services: AuthServices, block: string, email: string): Promise<boolean> {
  try {
    await countMailFrom(services, block, [email])
    return true
  } catch (thrown) {
    if (thrown instanceof AuthError && thrown.status === 429) return false
    throw thrown
  }
}
