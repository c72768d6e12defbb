import type { Context } from 'hono'
import { z } from 'zod'
import { mergeUserMetadata, setPasswordHash } from '../accounts/account-changes.ts'
import { parseEmailAddress } from '../accounts/email-address.ts'
import { isStoredSize, metadataSchema } from '../accounts/metadata.ts'
import { userJson } from '../accounts/user-json.ts'
import { findUserById } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { invitationOf } from '../invitations/invitation-of.ts'
import { countMail } from '../limits/mail-limits.ts'
import { requireMailer } from '../mail/send-token.ts'
import type { AuthServices } from '../services.ts'
import { authenticate, holdSession, requireSecondFactor } from '../sessions/authenticate.ts'
import type { SignedIn } from '../sessions/authenticate.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { codeChallengeFields, readCodeChallenge } from '../wire/code-challenge.ts'
import {
  anonymousPassword,
  insufficientAal,
  invalidEmail,
  userNotFound,
  validationFailed,
} from '../wire/errors.ts'
import { phoneDisabled } from '../wire/not-enabled.ts'
import { redirectOf } from '../wire/redirect.ts'
import { optionalText, readBody } from '../wire/request.ts'
import { convertAtOnce, requestEmailChange } from './change-email.ts'
import { hashNewPassword } from './change-password.ts'

const bodySchema = z.object({
  email: optionalText(1000),
  phone: optionalText(100),
  password: z.string().max(1000).nullish(),
  nonce: optionalText(100),
  data: metadataSchema.nullish(),
  ...codeChallengeFields,
})

type Body = z.infer<typeof bodySchema>

/**
 * PUT /user: password, address and metadata. A changed password ends the person's other sessions; a
 * changed address waits until both mailboxes agree.
 */
export async function updateUser(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  const body = await readBody(c, bodySchema)
  if (body.phone !== undefined) throw phoneDisabled()
  const email = await requireChangeableEmail(services, c, body, signedIn)
  if (email !== undefined || body.password != null || body.data) {
    await requireSecondFactor(services, signedIn, secondFactorNeeded)
  }
  const passwordHash = await newPasswordHash(services, c, body, signedIn, email)

  const { user, session } = signedIn
  await setEmail(services, c, body, signedIn, email)
  const updated = await inTransaction(services.pool, async (client) => {
    await holdSession(client, signedIn)
    const now = services.now()
    if (passwordHash !== undefined) {
      await setPasswordHash(client, user.id, passwordHash, now)
      await endOtherSessions(client, user.id, session.id)
    }
    if (body.data) {
      const { data } = invitationOf(body.data)
      const merged = await mergeUserMetadata(client, user.id, data, now)
      if (!isStoredSize(merged)) throw validationFailed('data is too long')
    }
    return findUserById(client, user.id)
  })
  if (updated === undefined) throw userNotFound()
  return c.json(await userJson(services.pool, updated))
}

const secondFactorNeeded = () =>
  insufficientAal(401, 'AAL2 session is required to update an account when MFA is enabled.')

/** The new address, or undefined where it stays: a form may send it along unchanged. */
async function requireChangeableEmail(
  services: AuthServices,
  c: Context,
  body: Body,
  { user }: SignedIn,
): Promise<string | undefined> {
  if (body.email === undefined) return undefined
  const email = parseEmailAddress(body.email)
  if (email === undefined) throw invalidEmail()
  if (email === user.email) return undefined
  if (!isConvertedAtOnce(services, user)) {
    requireMailer(services.mailer)
    await countMail(services, c, email, ...(user.email === null ? [] : [user.email]))
  }
  return email
}

async function newPasswordHash(
  services: AuthServices,
  c: Context,
  { password, nonce }: Body,
  signedIn: SignedIn,
  email: string | undefined,
): Promise<string | undefined> {
  if (password == null) return undefined
  const { user } = signedIn
  const getsAddress = email !== undefined && isConvertedAtOnce(services, user)
  if (user.isAnonymous && !getsAddress) throw anonymousPassword()
  return hashNewPassword(services, c, signedIn, { password, nonce })
}

async function setEmail(
  services: AuthServices,
  c: Context,
  body: Body,
  signedIn: SignedIn,
  email: string | undefined,
): Promise<void> {
  if (email === undefined) return
  const { invitationHash } = invitationOf(body.data ?? {})
  if (isConvertedAtOnce(services, signedIn.user))
    return convertAtOnce(services, signedIn, { email, invitationHash })
  const challenge = readCodeChallenge(body)
  return requestEmailChange(services, signedIn, {
    email,
    challenge,
    redirectTo: redirectOf(services, c),
    invitationHash,
  })
}

function isConvertedAtOnce({ settings }: AuthServices, user: SignedIn['user']): boolean {
  return user.isAnonymous && !settings.confirmEmail
}
