import type { PoolClient } from 'pg'
import { admit, admitGuest, spendInvitation } from '../invitations/admission.ts'
import { deleteTokens } from '../one-time-tokens/one-time-tokens.ts'
import type { ProviderProfile } from '../providers/provider.ts'
import type { AuthSettings } from '../settings.ts'
import { emailExists, identityAlreadyExists, providerEmailNeeded } from '../wire/errors.ts'
import { completeEmailChange } from './email-change.ts'
import { proveMailbox } from './mailbox.ts'
import { createProviderUser, findIdentityOwner, putIdentity } from './provider-identities.ts'
import { findUserByEmail, lockUser } from './users.ts'
import type { User } from './users.ts'

/** Whom this server takes in, and what somebody new brings along. */
type Admission = {
  readonly settings: Pick<AuthSettings, 'signUp'>
  readonly invitationHash?: string | undefined
  readonly now: Date
}

/**
 * The account of somebody whom a provider vouches for: the one that it was linked to; else the one
 * with the same address, which the provider proves; else a new one. In a transaction.
 */
export async function accountOfProfile(
  client: PoolClient,
  profile: ProviderProfile,
  { settings, invitationHash, now }: Admission,
): Promise<User | undefined> {
  const ownerId = await findIdentityOwner(client, profile)
  if (ownerId !== undefined) {
    await putIdentity(client, ownerId, profile, now)
    return lockUser(client, ownerId)
  }
  const { email } = profile
  // An address that nobody has made sure of proves nothing.
  if (email === null || !profile.isEmailVerified) throw providerEmailNeeded(profile.provider)
  const known = await findUserByEmail(client, email)
  if (known !== undefined) {
    await proveMailbox(client, known, now)
    await putIdentity(client, known.id, profile, now)
    return lockUser(client, known.id)
  }
  const newcomer = { email, isProven: true, invitationHash }
  const invitation = await admit(client, settings, newcomer, now)
  const made = await createProviderUser(client, profile, now)
  if (made === undefined) throw emailExists()
  await spendInvitation(client, invitation, made.id, now)
  await deleteTokens(client, { userId: made.id, email })
  return lockUser(client, made.id)
}

/** Adds the provider to somebody's account; an anonymous one takes its address. In a transaction. */
export async function linkProfile(
  client: PoolClient,
  userId: string,
  profile: ProviderProfile,
  { settings, invitationHash, now }: Admission,
): Promise<User | undefined> {
  const user = await lockUser(client, userId)
  if (user === undefined) return undefined
  if ((await findIdentityOwner(client, profile)) !== undefined) throw identityAlreadyExists()
  if (!(await putIdentity(client, userId, profile, now))) throw identityAlreadyExists()
  const { email } = profile
  if (user.isAnonymous && email !== null && profile.isEmailVerified) {
    if ((await findUserByEmail(client, email)) !== undefined) throw emailExists()
    const guest = { userId, email, isProven: true, invitationHash }
    await admitGuest(client, settings, guest, now)
    await completeEmailChange(client, user, { email, isProven: true, now })
  }
  return lockUser(client, userId)
}
