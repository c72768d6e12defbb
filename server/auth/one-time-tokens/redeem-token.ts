import type { PoolClient } from 'pg'
import { agreeToEmailChange, completeEmailChange } from '../accounts/email-change.ts'
import { proveMailbox } from '../accounts/mailbox.ts'
import type { Metadata } from '../accounts/metadata.ts'
import { createUser } from '../accounts/new-accounts.ts'
import { findUserByEmail, lockUser } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'
import { spendInvitation } from '../invitations/admission.ts'
import { emailExists } from '../wire/errors.ts'
import { deleteTokens } from './one-time-tokens.ts'
import type { OneTimeToken } from './one-time-tokens.ts'
import { isOnlySignUp } from './sign-ups.ts'

/**
 * Whom a token signs in; `half` where another mailbox has still to agree; undefined: nobody. Who
 * chooses a password has none: what was asked for with their address may have been a stranger's.
 */
type Accepted = { readonly user: User; readonly choosesPassword: boolean } | 'half' | undefined

/** The token and the mark of the browser that brings it, as markOf gives it. */
type Brought = {
  readonly token: OneTimeToken
  readonly browserHash: string | undefined
  /** Whether a browser brings it: one that signed up carries its mark. Other programs keep no cookies. */
  readonly isBrowser: boolean
  readonly now: Date
}

/** Does what a used-up token stands for; in the transaction that used it up. */
export async function redeemToken(client: PoolClient, brought: Brought): Promise<Accepted> {
  const { token, now } = brought
  if (token.type === 'email_change_current' || token.type === 'email_change_new') {
    const user = await acceptEmailChange(client, token, now)
    return user === undefined || user === 'half' ? user : { user, choosesPassword: false }
  }
  const isTheirs = token.type !== 'signup' || (await isOwnSignUp(client, brought))
  const { passwordHash = null, data = {} } = isTheirs ? token.payload : {}
  const id = token.userId ?? (await findUserByEmail(client, token.email))?.id
  const known = id === undefined ? undefined : await lockUser(client, id)
  if (known !== undefined && known.email === token.email) {
    const user = await proveMailbox(client, known, now, { passwordHash, data })
    return user && { user, choosesPassword: !isTheirs && known.emailProvenAt === null }
  }
  const user = await newOwner(client, token, now, { passwordHash, data })
  return user && { user, choosesPassword: !isTheirs }
}

/**
 * A stranger can have such a mail sent to anybody, who then confirms what they never asked for: the password
 * counts in the browser that signed up. Of other programs, which have no mark, the only sign-up counts.
 */
async function isOwnSignUp(
  client: PoolClient,
  { token, browserHash, isBrowser, now }: Brought,
): Promise<boolean> {
  const { id, browserHash: maker } = token.payload
  if (id === undefined) return false
  if (maker !== undefined && maker === browserHash) return true
  if (isBrowser) return false
  return isOnlySignUp(client, { id, email: token.email, browserHash: maker, now })
}

/** The account that a sign-up asked for, now that its mailbox has agreed. */
async function newOwner(
  client: PoolClient,
  token: OneTimeToken,
  now: Date,
  asked: { readonly passwordHash: string | null; readonly data: Metadata },
): Promise<User | undefined> {
  if (token.type !== 'signup' || token.userId !== null) return undefined
  const { email, payload } = token
  const account = { ...asked, id: payload.id, email, now, confirmedAt: now, provenAt: now }
  const user = await createUser(client, account)
  if (user !== undefined) {
    await spendInvitation(client, payload.invitation, user.id, now)
    await deleteTokens(client, { userId: user.id, email })
  }
  return user
}

async function acceptEmailChange(
  client: PoolClient,
  token: OneTimeToken,
  now: Date,
): Promise<User | 'half' | undefined> {
  const user = token.userId === null ? undefined : await lockUser(client, token.userId)
  if (user === undefined || user.emailChange === null) return undefined
  const side = token.type === 'email_change_current' ? 'current' : 'new'
  // The mail may speak of an address that is no longer wanted: who agrees has read that one alone.
  if (token.payload.newEmail !== user.emailChange) return undefined
  if (token.email !== (side === 'current' ? user.email : user.emailChange)) return undefined
  if (!(await agreeToEmailChange(client, user, side, now))) return 'half'
  const email = user.emailChange
  if ((await findUserByEmail(client, email)) !== undefined) throw emailExists()
  await completeEmailChange(client, user, { email, isProven: true, now })
  return lockUser(client, user.id)
}
