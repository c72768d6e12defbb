import type { Context } from 'hono'
import { z } from 'zod'
import { addressBlock } from '../client-address.ts'
import { inTransaction } from '../database.ts'
import { admit, spendInvitation } from '../invitations/admission.ts'
import { invitationOf } from '../invitations/invitation-of.ts'
import { captchaField, requireCaptcha } from '../limits/captcha.ts'
import {
  invalidEmail,
  inviteNeeded,
  signUpDisabled,
  userAlreadyExists,
  validationFailed,
} from '../wire/errors.ts'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { metadataSchema } from '../accounts/metadata.ts'
import { requireAcceptablePassword } from '../accounts/new-password.ts'
import { createUser } from '../accounts/new-accounts.ts'
import { codeChallengeFields, readCodeChallenge } from '../wire/code-challenge.ts'
import { phoneDisabled } from '../wire/not-enabled.ts'
import { redirectOf } from '../wire/redirect.ts'
import { deviceOf, optionalText, readBody } from '../wire/request.ts'
import type { AuthServices } from '../services.ts'
import { signIn } from '../sessions/sign-in.ts'
import { signUpAnonymously } from './sign-up-anonymously.ts'
import { signUpByMail } from './sign-up-by-mail.ts'

const bodySchema = z.object({
  email: optionalText(1000),
  phone: optionalText(100),
  password: optionalText(1000),
  data: metadataSchema.nullish(),
  ...codeChallengeFields,
  ...captchaField,
})

/**
 * POST /signup: makes the account and signs it in at once, or, where addresses are confirmed, mails
 * a token and makes it when that comes back.
 */
export async function signUp(services: AuthServices, c: Context): Promise<Response> {
  const { settings } = services
  if (settings.signUp === 'off') throw signUpDisabled()
  const body = await readBody(c, bodySchema)
  if (body.phone !== undefined) throw phoneDisabled()
  const { data, invitationHash } = invitationOf(body.data ?? {})
  if (body.email === undefined) {
    if (settings.signUp === 'invite') throw inviteNeeded()
    await requireCaptcha(services, c, body)
    return c.json(await signUpAnonymously(services, c, data))
  }
  const { email, password } = requireEmailAndPassword(body.email, body.password)
  requireAcceptablePassword(password, settings)
  const challenge = readCodeChallenge(body)
  await requireCaptcha(services, c, body)
  await services.limiter.count([
    {
      key: `sign-up from ${addressBlock(services.peerAddress(c))}`,
      limit: settings.rateLimits.signUpsFromAddress,
    },
  ])
  const redirectTo = redirectOf(services, c)
  const newcomer = { email, isProven: false, invitationHash }
  const invitation = await admit(services.pool, settings, newcomer, services.now())
  const account = { email, password, data, invitation }
  return c.json(
    settings.confirmEmail
      ? await signUpByMail(services, c, { ...account, challenge, redirectTo })
      : await signUpAtOnce(services, c, account),
  )
}

function requireEmailAndPassword(text: string, password: string | undefined) {
  if (password === undefined) throw validationFailed('Signup requires a valid password')
  const email = parseEmailAddress(text)
  if (email === undefined) throw invalidEmail()
  return { email, password }
}

type NewAccount = {
  readonly email: string
  readonly password: string
  readonly data: z.infer<typeof metadataSchema>
  readonly invitation: string | undefined
}

async function signUpAtOnce(
  services: AuthServices,
  c: Context,
  { email, password, data, invitation }: NewAccount,
) {
  const passwordHash = await services.passwords.hash(password)
  return inTransaction(services.pool, async (client) => {
    const now = services.now()
    const account = { email, passwordHash, data, now, confirmedAt: now, provenAt: null }
    const user = await createUser(client, account)
    if (user === undefined) throw userAlreadyExists()
    await spendInvitation(client, invitation, user.id, now)
    return signIn(services, client, { user, device: deviceOf(services, c), method: 'password' })
  })
}
