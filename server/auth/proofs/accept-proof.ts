import type { PoolClient } from 'pg'
import { agreeToEmailChange, completeEmailChange } from '../accounts/email-change.ts'
import { proveMailbox } from '../accounts/mailbox.ts'
import { createUser } from '../accounts/new-accounts.ts'
import { findUserByEmail, lockUser } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'
import { emailExists } from '../wire/errors.ts'
import { forgetProofs } from './one-time-tokens.ts'
import type { Proof } from './one-time-tokens.ts'

/** Whom a proof signs in; `half` where another mailbox has still to agree; undefined: nobody. */
type Accepted = User | 'half' | undefined

/** Does what a used-up proof stands for; in the transaction that used it up. */
export async function acceptProof(client: PoolClient, proof: Proof, now: Date): Promise<Accepted> {
  if (proof.type === 'email_change_current' || proof.type === 'email_change_new') {
    return acceptEmailChange(client, proof, now)
  }
  return (await knownOwner(client, proof, now)) ?? newOwner(client, proof, now)
}

async function knownOwner(client: PoolClient, proof: Proof, now: Date): Promise<User | undefined> {
  const id = proof.userId ?? (await findUserByEmail(client, proof.email))?.id
  const user = id === undefined ? undefined : await lockUser(client, id)
  if (user === undefined || user.email !== proof.email) return undefined
  const { passwordHash = null, data = {} } = proof.payload
  return proveMailbox(client, user, now, { passwordHash, data })
}

/** The account that a sign-up asked for, now that its mailbox has agreed. */
async function newOwner(client: PoolClient, proof: Proof, now: Date): Promise<User | undefined> {
  if (proof.type !== 'signup' || proof.userId !== null) return undefined
  const { id, passwordHash = null, data = {} } = proof.payload
  const { email } = proof
  const account = { id, email, passwordHash, data, now, confirmedAt: now, provenAt: now }
  const user = await createUser(client, account)
  if (user !== undefined) await forgetProofs(client, { userId: user.id, email })
  return user
}

async function acceptEmailChange(client: PoolClient, proof: Proof, now: Date): Promise<Accepted> {
  const user = proof.userId === null ? undefined : await lockUser(client, proof.userId)
  if (user === undefined || user.emailChange === null) return undefined
  const side = proof.type === 'email_change_current' ? 'current' : 'new'
  // The mail may speak of an address that was since corrected.
  if (proof.email !== (side === 'current' ? user.email : user.emailChange)) return undefined
  if (!(await agreeToEmailChange(client, user, side, now))) return 'half'
  const email = user.emailChange
  if ((await findUserByEmail(client, email)) !== undefined) throw emailExists()
  await completeEmailChange(client, user, { email, isProven: true, now })
  return lockUser(client, user.id)
}
