import type { Queryable } from '../database.ts'
import type { AuthSettings } from '../settings.ts'
import { inviteForOther, inviteNeeded, inviteNotFound, signUpDisabled } from '../wire/errors.ts'
import { findByAddress, findByHash, hasUsedInvitation, takeInvitation } from './invitations.ts'

type Newcomer = {
  /** As parseEmailAddress gives it. */
  readonly email: string
  /** Whether the address is, or will be, shown to be theirs before there is an account. */
  readonly isProven: boolean
  /** The hash of the secret in the link that they came with. */
  readonly invitationHash?: string | undefined
}

/**
 * Whether somebody may make an account: the id of the invitation that it uses up, or undefined where none is needed.
 *
 * @throws AuthError `signup_disabled`, `invite_not_found` or `email_address_not_authorized`
 */
export async function admit(
  db: Queryable,
  { signUp }: Pick<AuthSettings, 'signUp'>,
  { email, isProven, invitationHash }: Newcomer,
  now: Date,
): Promise<string | undefined> {
  if (signUp === 'open') return undefined
  if (signUp === 'off') throw signUpDisabled()
  if (invitationHash === undefined) {
    const theirs = isProven ? await findByAddress(db, email, now) : undefined
    if (theirs === undefined) throw inviteNeeded()
    return theirs.id
  }
  const found = await findByHash(db, invitationHash, now)
  if (found === undefined) throw inviteNotFound()
  if (found.email !== null && found.email !== email) throw inviteForOther()
  return found.id
}

/** Uses up what `admit` found, in the transaction that makes the account. @throws AuthError `invite_not_found` */
export async function spendInvitation(
  db: Queryable,
  id: string | undefined,
  userId: string,
  now: Date,
): Promise<void> {
  if (id !== undefined && !(await takeInvitation(db, { id, userId, now }))) throw inviteNotFound()
}

/** The same for an anonymous account that becomes a full one; the address may be mistyped, and asked for again. */
export async function admitGuest(
  db: Queryable,
  settings: Pick<AuthSettings, 'signUp'>,
  { userId, ...newcomer }: Newcomer & { readonly userId: string },
  now: Date,
): Promise<void> {
  if (settings.signUp === 'invite' && (await hasUsedInvitation(db, userId))) return
  await spendInvitation(db, await admit(db, settings, newcomer, now), userId, now)
}
