import type { Context } from 'hono'
import { countMail } from '../limits/mail-limits.ts'
import { requireMailer, sendToken } from '../mail/send-token.ts'
import type { AuthServices } from '../services.ts'
import { authenticate } from '../sessions/authenticate.ts'
import { validationFailed } from '../wire/errors.ts'

/** GET /reauthenticate: mails the nonce that a change of password takes from an older session. */
export async function reauthenticate(services: AuthServices, c: Context): Promise<Response> {
  requireMailer(services.mailer)
  const { user } = await authenticate(services, c)
  const { email } = user
  if (email === null) {
    throw validationFailed('Reauthentication requires the user to have an email or a phone number')
  }
  await countMail(services, c, email)
  services.later(() =>
    sendToken(services, {
      type: 'reauthentication',
      userId: user.id,
      email,
      redirectTo: services.siteUrl,
    }),
  )
  return c.json({})
}
