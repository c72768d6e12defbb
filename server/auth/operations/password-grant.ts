import type { Context } from 'hono'
import { z } from 'zod'
import { addressBlock } from '../client-address.ts'
import { inTransaction } from '../database.ts'
import { parseEmailAddress } from '../accounts/email-address.ts'
import {
  emailNotConfirmed,
  invalidCredentials,
  userBanned,
  validationFailed,
} from '../wire/errors.ts'
import { captchaField, requireCaptcha } from '../limits/captcha.ts'
import { evenRefusals } from '../limits/even-refusals.ts'
import { replacePasswordHash } from '../accounts/account-changes.ts'
import { newestWaitingPassword } from '../proofs/waiting-sign-ups.ts'
import { phoneDisabled } from '../wire/not-enabled.ts'
import { deviceOf, optionalText, readBody } from '../wire/request.ts'
import type { AuthServices } from '../services.ts'
import { signIn } from '../sessions/sign-in.ts'
import { findUserByEmail, isBanned } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'

const bodySchema = z.object({
  email: optionalText(1000),
  phone: optionalText(100),
  password: optionalText(1000),
  ...captchaField,
})

/**
 * POST /token?grant_type=password. An unknown address and a wrong password get the same answer
 * after the same work; what is wrong with the account itself is told only after the right password.
 */
export async function passwordGrant(services: AuthServices, c: Context): Promise<Response> {
  const body = await readBody(c, bodySchema)
  const { email, phone, password = '' } = body
  if (phone !== undefined) throw phoneDisabled()
  if (email === undefined) throw validationFailed('missing email or phone')
  await requireCaptcha(services, c, body)

  const address = parseEmailAddress(email)
  const takeBack = await countAttempt(services, c, address ?? 'no address')
  const user = await evenRefusals(services, () => checkPassword(services, address, password))
  await takeBack()
  if (user === undefined || user.emailConfirmedAt === null) throw emailNotConfirmed()
  if (isBanned(user, services.now())) throw userBanned()

  const device = deviceOf(services, c)
  return c.json(
    await inTransaction(services.pool, (client) =>
      signIn(services, client, { user, device, method: 'password' }),
    ),
  )
}

/** Whose password it is; undefined for somebody whose sign-up waits to be confirmed. */
async function checkPassword(
  { pool, passwords, now }: AuthServices,
  address: string | undefined,
  password: string,
): Promise<User | undefined> {
  const user = address === undefined ? undefined : await findUserByEmail(pool, address)
  const isWaiting = address !== undefined && (user?.emailConfirmedAt ?? null) === null
  const waiting = isWaiting ? await newestWaitingPassword(pool, address, now()) : undefined
  const stored = waiting ?? user?.passwordHash ?? null
  const matches = await passwords.verify(stored, password)
  if (!matches) throw invalidCredentials()
  if (user === undefined || stored === null || !passwords.isOutdated(stored)) return user
  const fresh = await passwords.hash(password)
  const isReplaced = await replacePasswordHash(pool, user.id, { old: stored, fresh })
  return isReplaced ? { ...user, passwordHash: fresh } : user
}

/** Only failures stay counted, so that a household behind one address is not locked out. */
function countAttempt(
  services: AuthServices,
  c: Context,
  account: string,
): Promise<() => Promise<void>> {
  const { rateLimits } = services.settings
  const block = addressBlock(services.peerAddress(c))
  return services.limiter.count([
    {
      key: `sign-in of ${account} from ${block}`,
      limit: rateLimits.failedSignInsOfAccountFromAddress,
    },
    { key: `sign-in of ${account}`, limit: rateLimits.failedSignInsOfAccount },
    { key: `sign-in from ${block}`, limit: rateLimits.failedSignInsFromAddress },
  ])
}
