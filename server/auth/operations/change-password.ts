import type { Context } from 'hono'
import { noteMailboxProven } from '../accounts/mailbox.ts'
import { requireAcceptablePassword } from '../accounts/new-password.ts'
import { inTransaction } from '../database.ts'
import { evenRefusals } from '../limits/even-refusals.ts'
import { countProof } from '../limits/proof-limits.ts'
import { takeByCode } from '../proofs/one-time-tokens.ts'
import type { AuthServices } from '../services.ts'
import type { SignedIn } from '../sessions/authenticate.ts'
import { reauthenticationNeeded, reauthenticationNotValid, samePassword } from '../wire/errors.ts'

type Change = { readonly password: string; readonly nonce: string | undefined }

/**
 * The hash of a new password, if it may be set. A stolen session must not be enough for long: it has
 * to be fresh, or the person types the code that was mailed to them. Whether the new password is the
 * old one tells what the old one is, so failures are counted.
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

  const takeBack = await limiter.count([
    {
      key: `password change of ${user.id}`,
      limit: settings.rateLimits.failedPasswordChangesOfAccount,
    },
  ])
  if (await passwords.verify(user.passwordHash, password)) throw samePassword()
  const passwordHash = await passwords.hash(password)
  await takeBack()
  return passwordHash
}

function isRecent({ settings, now }: AuthServices, { session }: SignedIn): boolean {
  const ageSeconds = (now().getTime() - session.createdAt.getTime()) / 1000
  return ageSeconds <= settings.recentSignInSeconds
}

async function requireNonce(
  services: AuthServices,
  c: Context,
  { user }: SignedIn,
  nonce: string,
): Promise<void> {
  const { pool, codes, now } = services
  const email = user.email ?? ''
  const takeBack = await countProof(services, c, email)
  await evenRefusals(services, async () => {
    const taken = await inTransaction(pool, async (client) => {
      const code = { types: ['reauthentication'] as const, email, code: nonce, now: now() }
      const proof = await takeByCode(client, codes, code)
      const isTheirs = proof?.userId === user.id
      if (isTheirs) await noteMailboxProven(client, user.id, now())
      return isTheirs
    })
    if (!taken) throw reauthenticationNotValid()
  })
  await takeBack()
}
