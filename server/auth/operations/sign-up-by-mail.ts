import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { unconfirmedUserJson } from '../accounts/user-json.ts'
import { findUserByEmail } from '../accounts/users.ts'
import type { Metadata } from '../accounts/metadata.ts'
import { countMail } from '../limits/mail-limits.ts'
import { requireMailer, sendToken, tellKnownAddress } from '../mail/send-token.ts'
import type { CodeChallenge } from '../one-time-tokens/one-time-tokens.ts'
import type { AuthServices } from '../services.ts'
import { markBrowser } from '../wire/browser-cookie.ts'

type NewAccount = {
  readonly email: string
  readonly password: string
  readonly data: Metadata
  /** The invitation that it uses up, where one is needed. */
  readonly invitation: string | undefined
  readonly challenge: CodeChallenge | undefined
  readonly redirectTo: string
}

/**
 * The answer is the same for an address that has an account, after the same work: what is mailed is
 * decided behind it. There is no account before the mail is confirmed, so nobody can prepare one
 * for somebody else; its password counts if whoever confirms shows that they signed up.
 */
export async function signUpByMail(services: AuthServices, c: Context, account: NewAccount) {
  const { mailer, passwords, later, now } = services
  const { email, password, data, invitation, ...mail } = account
  requireMailer(mailer)
  await countMail(services, c, email)
  const browserHash = markBrowser(c, services.issuer)
  const passwordHash = await passwords.hash(password)
  const id = randomUUID()

  later(async () => {
    const known = await findUserByEmail(services.pool, email)
    if (known !== undefined && known.emailConfirmedAt !== null) {
      await tellKnownAddress(services, { id: known.id, email })
      return
    }
    const payload = { id, browserHash, passwordHash, data, invitation }
    await sendToken(services, {
      ...mail,
      type: 'signup',
      userId: known?.id ?? null,
      email,
      payload,
    })
  })
  return unconfirmedUserJson({ id, email, data, now: now() })
}
