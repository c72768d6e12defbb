import type { Context } from 'hono'
import { z } from 'zod'
import { authenticate } from '../sessions/authenticate.ts'
import type { SignedIn } from '../sessions/authenticate.ts'
import { inTransaction } from '../database.ts'
import { parseEmailAddress } from '../accounts/email-address.ts'
import {
  invalidEmail,
  reauthenticationNeeded,
  samePassword,
  userNotFound,
  validationFailed,
} from '../wire/errors.ts'
import { isStoredSize, metadataSchema } from '../accounts/metadata.ts'
import { requireAcceptablePassword } from '../accounts/new-password.ts'
import { emailChangeDisabled, phoneDisabled } from '../wire/not-enabled.ts'
import { optionalText, readBody } from '../wire/request.ts'
import type { AuthServices } from '../services.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { userJson } from '../accounts/user-json.ts'
import { findUserById, mergeUserMetadata, setPasswordHash } from '../accounts/users.ts'

const bodySchema = z.object({
  email: optionalText(1000),
  phone: optionalText(100),
  password: z.string().max(1000).nullish(),
  data: metadataSchema.nullish(),
})

/** PUT /user: password and metadata. A changed password ends the person's other sessions. */
export async function updateUser(services: AuthServices, c: Context): Promise<Response> {
  const signedIn = await authenticate(services, c)
  const { email, phone, password, data } = await readBody(c, bodySchema)
  if (phone !== undefined) throw phoneDisabled()
  if (email !== undefined) requireSameEmail(email, signedIn)
  const passwordHash =
    password == null ? undefined : await hashNewPassword(services, signedIn, password)

  const { user, session } = signedIn
  const updated = await inTransaction(services.pool, async (client) => {
    const now = services.now()
    if (passwordHash !== undefined) {
      await setPasswordHash(client, user.id, passwordHash, now)
      await endOtherSessions(client, user.id, session.id)
    }
    if (data) {
      const merged = await mergeUserMetadata(client, user.id, data, now)
      if (!isStoredSize(merged)) throw validationFailed('data is too long')
    }
    return findUserById(client, user.id)
  })
  if (updated === undefined) throw userNotFound()
  return c.json(await userJson(services.pool, updated))
}

/** A form may send the address along unchanged; changing it needs mail, which is not there yet. */
function requireSameEmail(text: string, { user }: SignedIn): void {
  const email = parseEmailAddress(text)
  if (email === undefined) throw invalidEmail()
  if (email !== user.email) throw emailChangeDisabled()
}

/**
 * A stolen session must not be enough for long: it has to be fresh. Whether the new password is the
 * old one tells what the old one is, so failures are counted.
 */
async function hashNewPassword(
  services: AuthServices,
  { user, session }: SignedIn,
  password: string,
): Promise<string> {
  const { settings, passwords, now, limiter } = services
  requireAcceptablePassword(password, settings)
  const ageSeconds = (now().getTime() - session.createdAt.getTime()) / 1000
  if (ageSeconds > settings.recentSignInSeconds) throw reauthenticationNeeded()

  const takeBack = limiter.count([
    {
      key: `password change of ${user.id}`,
      limit: settings.rateLimits.failedPasswordChangesOfAccount,
    },
  ])
  if (await passwords.verify(user.passwordHash, password)) throw samePassword()
  const passwordHash = await passwords.hash(password)
  takeBack()
  return passwordHash
}
