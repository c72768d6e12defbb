import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { metadataSchema } from '../accounts/metadata.ts'
import { findUserByEmail } from '../accounts/users.ts'
import { admit } from '../invitations/admission.ts'
import { invitationOf } from '../invitations/invitation-of.ts'
import { captchaField, requireCaptcha } from '../limits/captcha.ts'
import { countMail } from '../limits/mail-limits.ts'
import { requireMailer, sendToken } from '../mail/send-token.ts'
import type { TokenMail } from '../mail/send-token.ts'
import type { TokenPayload } from '../one-time-tokens/token-payload.ts'
import type { AuthServices } from '../services.ts'
import { markBrowser } from '../wire/browser-cookie.ts'
import { codeChallengeFields, readCodeChallenge } from '../wire/code-challenge.ts'
import { AuthError } from '../wire/errors.ts'
import { phoneDisabled } from '../wire/not-enabled.ts'
import { redirectOf } from '../wire/redirect.ts'
import { optionalText, readBody, requireEmail } from '../wire/request.ts'

const bodySchema = z.object({
  email: optionalText(1000),
  phone: optionalText(100),
  create_user: z.boolean().nullish(),
  data: metadataSchema.nullish(),
  ...codeChallengeFields,
  ...captchaField,
})

/**
 * POST /otp (and /magiclink): mails a code and a link that sign in, and, for somebody new, make the
 * account when they are used. The answer tells nothing.
 */
export async function oneTimeCode(services: AuthServices, c: Context): Promise<Response> {
  const { settings, pool } = services
  const body = await readBody(c, bodySchema)
  if (body.phone !== undefined) throw phoneDisabled()
  requireMailer(services.mailer)
  const email = requireEmail(body.email, 'One of email or phone must be set')
  const challenge = readCodeChallenge(body)
  await requireCaptcha(services, c, body)
  await countMail(services, c, email)
  const mail = { email, challenge, redirectTo: redirectOf(services, c) }
  const browserHash = markBrowser(c, services.issuer)
  const { data, invitationHash } = invitationOf(body.data ?? {})

  services.later(async () => {
    const user = await findUserByEmail(pool, email)
    if (user !== undefined) {
      await sendToken(services, { ...mail, type: 'magiclink', userId: user.id })
    } else if (body.create_user !== false) {
      const asked = { email, isProven: true, invitationHash }
      const invitation = await admit(pool, settings, asked, services.now()).catch(notAdmitted)
      if (invitation === 'refused') return
      await sendToken(services, newcomer(mail, { browserHash, data, invitation }))
    }
  })
  return c.json({})
}

/** What the answer must not tell, no mail tells either. */
function notAdmitted(thrown: unknown): 'refused' {
  if (thrown instanceof AuthError) return 'refused'
  throw thrown
}

function newcomer(
  mail: Pick<TokenMail, 'email' | 'challenge' | 'redirectTo'>,
  asked: Pick<TokenPayload, 'browserHash' | 'data' | 'invitation'>,
): TokenMail {
  return { ...mail, type: 'signup', userId: null, payload: { id: randomUUID(), ...asked } }
}
