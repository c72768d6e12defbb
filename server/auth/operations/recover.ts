import type { Context } from 'hono'
import { z } from 'zod'
import { findUserByEmail } from '../accounts/users.ts'
import { captchaField, requireCaptcha } from '../limits/captcha.ts'
import { countMail } from '../limits/mail-limits.ts'
import { requireMailer, sendToken } from '../mail/send-token.ts'
import type { AuthServices } from '../services.ts'
import { codeChallengeFields, readCodeChallenge } from '../wire/code-challenge.ts'
import { redirectOf } from '../wire/redirect.ts'
import { optionalText, readBody, requireEmail } from '../wire/request.ts'

const bodySchema = z.object({
  email: optionalText(1000),
  ...codeChallengeFields,
  ...captchaField,
})

/** POST /recover: mails a way in to somebody who forgot their password. The answer tells nothing. */
export async function recover(services: AuthServices, c: Context): Promise<Response> {
  requireMailer(services.mailer)
  const body = await readBody(c, bodySchema)
  const email = requireEmail(body.email, 'Password recovery requires an email')
  const challenge = readCodeChallenge(body)
  await requireCaptcha(services, c, body)
  await countMail(services, c, email)
  const redirectTo = redirectOf(services, c)

  services.later(async () => {
    const user = await findUserByEmail(services.pool, email)
    if (user === undefined) return
    await sendToken(services, { type: 'recovery', userId: user.id, email, challenge, redirectTo })
  })
  return c.json({})
}
