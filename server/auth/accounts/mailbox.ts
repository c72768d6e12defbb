import type { Queryable } from '../database.ts'
import { deleteTokens } from '../one-time-tokens/one-time-tokens.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { addEmailIdentity } from './new-accounts.ts'
import type { Metadata } from './metadata.ts'
import { lockUser } from './users.ts'
import type { User } from './users.ts'

/** What a confirmed sign-up brings along. */
type Brought = { readonly passwordHash: string | null; readonly data: Metadata }

/**
 * Somebody has shown that the account's mailbox is theirs. The first time, whatever was set before
 * is dropped: anybody may have made the account with this address, and must not share it with its
 * owner. Only what this token itself brings along counts. In a transaction.
 *
 * Passkeys and second factors go too the first time, as they would let the stranger in or shut the owner out; from then on they stay,
 * because a stolen mailbox must not remove them.
 */
export async function proveMailbox(
  db: Queryable,
  user: User,
  now: Date,
  brought: Brought = { passwordHash: null, data: {} },
): Promise<User | undefined> {
  if (user.emailProvenAt === null) {
    await db.query(
      `update auth.users set
         encrypted_password = $3, email_confirmed_at = coalesce(email_confirmed_at, $2),
         email_proven_at = $2, updated_at = $2, email_change = null, email_change_confirm_status = 0,
         raw_app_meta_data = raw_app_meta_data || '{"provider": "email", "providers": ["email"]}',
         raw_user_meta_data = raw_user_meta_data || $4 || '{"email_verified": true}'
       where id = $1`,
      [user.id, now, brought.passwordHash, brought.data],
    )
    await endAllSessions(db, user.id)
    await db.query('delete from auth.mfa_factors where user_id = $1', [user.id])
    await db.query('delete from auth.webauthn_credentials where user_id = $1', [user.id])
    await db.query(`delete from auth.identities where user_id = $1 and provider <> 'email'`, [
      user.id,
    ])
    await addEmailIdentity(db, user.id, verifiedIdentity(user.id, user.email), now)
    await deleteTokens(db, { userId: user.id, email: user.email })
  }
  return lockUser(db, user.id)
}

/** The person in the session reads the mailbox too, so nothing of theirs is a stranger's. */
export async function noteMailboxProven(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query(
    `update auth.users set email_proven_at = coalesce(email_proven_at, $2) where id = $1`,
    [userId, now],
  )
}

export const verifiedIdentity = (userId: string, email: string | null) => ({
  sub: userId,
  email,
  email_verified: true,
  phone_verified: false,
})
