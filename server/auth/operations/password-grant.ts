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
import { constantTimeRefusals } from '../limits/constant-time-refusals.ts'
import { isKnownBlock } from '../limits/known-blocks.ts'
import { noteLock } from '../limits/note-lock.ts'
import type { Counted } from '../limits/rate-limiter.ts'
import { replacePasswordHash } from '../accounts/account-changes.ts'
import { waitingSignUp } from '../one-time-tokens/sign-ups.ts'
import { markOf } from '../wire/browser-cookie.ts'
import { phoneDisabled } from '../wire/not-enabled.ts'
import { deviceOf, optionalText, readBody } from '../wire/request.ts'
import type { AuthServices } from '../services.ts'
import { signIn, wayIntoAccount } from '../sessions/sign-in.ts'
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
 * after the same work; what is wrong with the account itself is reported only after the right password.
 */
export async function passwordGrant(services: AuthServices, c: Context): Promise<Response> {
  const body = await readBody(c, bodySchema)
  const { email, phone, password = '' } = body
  if (phone !== undefined) throw phoneDisabled()
  if (email === undefined) throw validationFailed('missing email or phone')
  await requireCaptcha(services, c, body)

  const address = parseEmailAddress(email)
  const limits = await limitsOf(services, c, address ?? 'no address')
  // Only failures stay counted, so that a household behind one address is not locked out.
  const takeBack = await services.limiter.count([...limits.ofAccount, limits.ofAddress])
  const user = await constantTimeRefusals(services, async () => {
    try {
      const browserHash = markOf(c, services.issuer)
      return await checkPassword(services, { address, password, browserHash })
    } catch (refusal) {
      await noteLockedAccount(services, c, { address, limits: limits.ofAccount })
      throw refusal
    }
  })
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

type Credentials = {
  readonly address: string | undefined
  readonly password: string
  readonly browserHash: string | undefined
}

/** Whose password it is; undefined for somebody whose sign-up waits to be confirmed. */
async function checkPassword(
  { pool, passwords, now }: AuthServices,
  { address, password, browserHash }: Credentials,
): Promise<User | undefined> {
  const user = address === undefined ? undefined : await findUserByEmail(pool, address)
  const isWaiting = address !== undefined && (user?.emailConfirmedAt ?? null) === null
  const wanted = address !== undefined && { email: address, browserHash, now: now() }
  const waiting = isWaiting && wanted ? await waitingSignUp(pool, wanted) : undefined
  const stored = waiting?.passwordHash ?? user?.passwordHash ?? null
  const matches = await passwords.verify(stored, password)
  if (!matches) throw invalidCredentials()
  if (user === undefined || stored === null || !passwords.isOutdated(stored)) return user
  const fresh = await passwords.hash(password)
  const isReplaced = await replacePasswordHash(pool, user.id, { old: stored, fresh })
  return isReplaced ? { ...user, passwordHash: fresh } : user
}

/** The owner learns of wrong passwords when there were so many that no more are taken. */
async function noteLockedAccount(
  services: AuthServices,
  c: Context,
  { address, limits }: { address: string | undefined; limits: readonly Counted[] },
): Promise<void> {
  if (address === undefined || !(await services.limiter.isReached(limits))) return
  const user = await findUserByEmail(services.pool, address)
  if (user === undefined) return
  const device = deviceOf(services, c)
  await noteLock(services.pool, { userId: user.id, kind: 'passwords_refused', device })
}

async function limitsOf(
  services: AuthServices,
  c: Context,
  account: string,
): Promise<{ ofAccount: Counted[]; ofAddress: Counted }> {
  const { rateLimits } = services.settings
  const block = addressBlock(services.peerAddress(c))
  const into = wayIntoAccount(account)
  const isKnown = await isKnownBlock(services.pool, { into, block, now: services.now() })
  const fromBlock = {
    key: `sign-in of ${account} from ${block}`,
    limit: rateLimits.failedSignInsOfAccountFromAddress,
  }
  const fromAnywhere = { key: `sign-in of ${account}`, limit: rateLimits.failedSignInsOfAccount }
  return {
    // Strangers who guess elsewhere must not shut somebody out where they have been in before.
    ofAccount: isKnown ? [fromBlock] : [fromBlock, fromAnywhere],
    ofAddress: { key: `sign-in from ${block}`, limit: rateLimits.failedSignInsFromAddress },
  }
}
