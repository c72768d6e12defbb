import type { Context } from 'hono'
import { z } from 'zod'
import { findUserByEmail } from '../accounts/users.ts'
import { captchaField, requireCaptcha } from '../limits/captcha.ts'
import { countMail } from '../limits/mail-limits.ts'
import { requireMailer, sendProof } from '../mail/send-proof.ts'
import type { ProofMail } from '../mail/send-proof.ts'
import { newestWaiting } from '../proofs/waiting-sign-ups.ts'
import type { AuthServices } from '../services.ts'
import { codeChallengeFields, readCodeChallenge } from '../wire/code-challenge.ts'
import { validationFailed } from '../wire/errors.ts'
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

  services.later(() =>
    type.data === 'signup' ? resendSignUp(services, mail) : resendChange(services, mail),
  )
  return c.json({})
}

type Again = Required<Pick<ProofMail, 'email' | 'challenge' | 'redirectTo'>>

async function resendSignUp(services: AuthServices, mail: Again): Promise<void> {
  const { pool, now } = services
  const user = await findUserByEmail(pool, mail.email)
  if (user !== undefined && user.emailConfirmedAt !== null) return
  const payload = await newestWaiting(pool, mail.email, now())
  if (user === undefined && payload === undefined) return
  await sendProof(services, {
    ...mail,
    type: 'signup',
    userId: user?.id ?? null,
    payload: payload ?? { passwordHash: user?.passwordHash ?? null },
  })
}

/** `email` is the present address, as in GoTrue. */
async function resendChange(services: AuthServices, mail: Again): Promise<void> {
  const user = await findUserByEmail(services.pool, mail.email)
  if (user === undefined || user.emailChange === null) return
  await sendEmailChange(services, user, { ...mail, email: user.emailChange })
}
