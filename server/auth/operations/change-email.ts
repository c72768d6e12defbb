import { completeEmailChange } from '../accounts/email-change.ts'
import { findUserByEmail } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { knownAddress } from '../mail/letters.ts'
import { sendLetter, sendProof } from '../mail/send-proof.ts'
import type { CodeChallenge } from '../proofs/one-time-tokens.ts'
import type { AuthServices } from '../services.ts'
import { emailExists } from '../wire/errors.ts'

type Change = {
  /** The new address. */
  readonly email: string
  readonly challenge: CodeChallenge | undefined
  readonly redirectTo: string
}

/** Notes the address that somebody wants, and asks both mailboxes. It changes nothing yet. */
export async function requestEmailChange(
  services: AuthServices,
  user: User,
  change: Change,
): Promise<void> {
  const now = services.now()
  await services.pool.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3,
       email_change_confirm_status = 0, updated_at = $3
     where id = $1`,
    [user.id, change.email, now],
  )
  services.later(() => sendEmailChange(services, user, change))
}

/** Whether the new address has an account is told to that mailbox alone. */
export async function sendEmailChange(
  services: AuthServices,
  user: User,
  { email: newEmail, ...mail }: Change,
): Promise<void> {
  if (user.email !== null) {
    const email = user.email
    await sendProof(services, { ...mail, type: 'email_change_current', userId: user.id, email })
  }
  if ((await findUserByEmail(services.pool, newEmail)) !== undefined) {
    await sendLetter(services, newEmail, knownAddress(services.siteUrl))
    return
  }
  await sendProof(services, { ...mail, type: 'email_change_new', userId: user.id, email: newEmail })
}

/**
 * An anonymous account becomes a full one without a mail where a new account needs none either.
 * @throws AuthError `email_exists`
 */
export async function convertAtOnce(
  { pool, now }: AuthServices,
  user: User,
  email: string,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    if ((await findUserByEmail(client, email)) !== undefined) throw emailExists()
    await completeEmailChange(client, user, { email, isProven: false, now: now() })
  })
}
