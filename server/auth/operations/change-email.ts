import type { PoolClient } from 'pg'
import { completeEmailChange, noteEmailChange } from '../accounts/email-change.ts'
import { findUserByEmail, findUserById } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'
import { inTransaction } from '../database.ts'
import { admitGuest } from '../invitations/admission.ts'
import { sendToken, tellKnownAddress } from '../mail/send-token.ts'
import type { CodeChallenge } from '../one-time-tokens/one-time-tokens.ts'
import type { AuthServices } from '../services.ts'
import { holdSession } from '../sessions/authenticate.ts'
import type { SignedIn } from '../sessions/authenticate.ts'
import { emailExists } from '../wire/errors.ts'

type Change = {
  /** The new address. */
  readonly email: string
  readonly challenge: CodeChallenge | undefined
  readonly redirectTo: string
  readonly invitationHash?: string | undefined
}

/**
 * Notes the address that somebody wants, and asks both mailboxes. It changes nothing yet, but what
 * they were asked before is void.
 */
export async function requestEmailChange(
  services: AuthServices,
  signedIn: SignedIn,
  change: Change,
): Promise<void> {
  const { user } = signedIn
  const now = services.now()
  await inTransaction(services.pool, async (client) => {
    await holdSession(client, signedIn)
    await admitGuestOf(services, client, signedIn, change)
    await noteEmailChange(client, { userId: user.id, email: change.email, now })
  })
  services.later(() => sendEmailChange(services, user, change))
}

/** Only the mailbox of the new address learns whether it has an account. */
export async function sendEmailChange(
  services: AuthServices,
  { id: userId }: Pick<User, 'id'>,
  { email: newEmail, ...mail }: Change,
): Promise<void> {
  const user = await findUserById(services.pool, userId)
  // A later request may have been quicker.
  if (user?.emailChange !== newEmail) return
  const payload = { newEmail }
  if (user.email !== null) {
    const email = user.email
    await sendToken(services, {
      ...mail,
      type: 'email_change_current',
      userId,
      email,
      payload,
    })
  }
  const known = await findUserByEmail(services.pool, newEmail)
  if (known !== undefined) return tellKnownAddress(services, { id: known.id, email: newEmail })
  await sendToken(services, {
    ...mail,
    type: 'email_change_new',
    userId,
    email: newEmail,
    payload,
  })
}

/**
 * An anonymous account becomes a full one without a mail where a new account needs none either.
 * @throws AuthError `email_exists`
 */
export async function convertAtOnce(
  services: AuthServices,
  signedIn: SignedIn,
  { email, invitationHash }: Pick<Change, 'email' | 'invitationHash'>,
): Promise<void> {
  const { pool, now } = services
  await inTransaction(pool, async (client) => {
    await holdSession(client, signedIn)
    await admitGuestOf(services, client, signedIn, { email, invitationHash })
    if ((await findUserByEmail(client, email)) !== undefined) throw emailExists()
    await completeEmailChange(client, signedIn.user, { email, isProven: false, now: now() })
  })
}

/** To who is no longer anonymous a new address is no new account. */
async function admitGuestOf(
  { settings, now }: AuthServices,
  client: PoolClient,
  { user }: SignedIn,
  { email, invitationHash }: Pick<Change, 'email' | 'invitationHash'>,
): Promise<void> {
  if (!user.isAnonymous) return
  const guest = { userId: user.id, email, isProven: false, invitationHash }
  await admitGuest(client, settings, guest, now())
}
