import type { Context } from 'hono'
import { noteMailboxProven } from '../accounts/mailbox.ts'
import { requireAcceptablePassword } from '../accounts/new-password.ts'
import { inTransaction } from '../database.ts'
import { constantTimeRefusals } from '../limits/constant-time-refusals.ts'
import { countTokenAttempt } from '../limits/token-limits.ts'
import { takeByCode } from '../one-time-tokens/one-time-tokens.ts'
import type { AuthServices } from '../services.ts'
import type { SignedIn } from '../sessions/authenticate.ts'
import { isRecent } from '../sessions/recent-sign-in.ts'
import { reauthenticationNeeded, reauthenticationNotValid, samePassword } from '../wire/errors.ts'

type Change = { readonly password: string; readonly nonce: string | undefined }

/**
 * The hash of a new password, if it may be set. A stolen session must not be enough for long: it has
 * to be fresh, or the person types the code that was mailed to them. Whether the new password is the
 * old one tells what the old one is, and each change costs two hashes, so all are counted.
 */
export async function hashNewPassword(
  services: AuthServices,
  c: Context,
  signedIn: SignedIn,
  { password, nonce }: Change,
): Promise<string> {
  const { user } = signedIn
  const { settings, passwords, limiter } = services
  requireAcceptablePassword(password, settings)
  if (nonce !== undefined) await requireNonce(services, c, signedIn, nonce)
  else if (!isRecent(services, signedIn)) throw reauthenticationNeeded()

  await limiter.count([
    { key: `password change of ${user.id}`, limit: settings.rateLimits.passwordChangesOfAccount },
  ])
  if (await passwords.verify(user.passwordHash, password)) throw samePassword()
  return passwords.hash(password)
}

async function requireNonce(
  services: AuthServices,
  c: Context,
  { user }: SignedIn,
  nonce: string,
): Promise<void> {
  const { pool, codes, now } = services
  const email = user.email ?? ''
  const takeBack = await countTokenAttempt(services, c, email)
  await constantTimeRefusals(services, async () => {
    const taken = await inTransaction(pool, async (client) => {
      const code = { types: ['reauthentication'] as const, email, code: nonce, now: now() }
      const token = await takeByCode(client, codes, code)
      const isTheirs = token?.userId === user.id
      if (isTheirs) await noteMailboxProven(client, user.id, now())
      return isTheirs
    })
    if (!taken) throw reauthenticationNotValid()
  })
  await takeBack()
}
