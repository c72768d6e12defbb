import type { Queryable } from '../database.ts'
import { deleteTokens, forgetEmailChange } from '../one-time-tokens/one-time-tokens.ts'
import { addEmailIdentity } from './new-accounts.ts'
import { noteProviders } from './provider-identities.ts'
import type { User } from './users.ts'

/** Notes the address that an account is to get. What its mailboxes were asked before is void. */
export async function noteEmailChange(
  db: Queryable,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  await forgetEmailChange(db, userId)
  await db.query(
    `update auth.users set email_change = $2, email_change_sent_at = $3,
       email_change_confirm_status = 0, updated_at = $3
     where id = $1`,
    [userId, email, now],
  )
}

type Completion = { readonly email: string; readonly isProven: boolean; readonly now: Date }

/** Gives the account its new address, and what was on its way to the old one is void. */
export async function completeEmailChange(
  db: Queryable,
  user: User,
  { email, isProven, now }: Completion,
): Promise<void> {
  const identity = { sub: user.id, email, email_verified: true, phone_verified: false }
  await db.query(
    `update auth.users set
       email = $2, email_confirmed_at = $3, email_proven_at = case when $4 then $3::timestamptz end,
       email_change = null, email_change_confirm_status = 0, is_anonymous = false, updated_at = $3,
       raw_app_meta_data = case when is_anonymous
         then raw_app_meta_data || '{"provider": "email", "providers": ["email"]}'
         else raw_app_meta_data end,
       raw_user_meta_data = raw_user_meta_data || $5
     where id = $1`,
    [user.id, email, now, isProven, identity],
  )
  await addEmailIdentity(db, user.id, identity, now)
  await noteProviders(db, user.id)
  await deleteTokens(db, { userId: user.id, email: user.email })
}

/** Bits of `email_change_confirm_status`. */
const sides = { current: 1, new: 2 } as const

/**
 * Notes that one mailbox agreed; true when all have that must. The present one is asked wherever
 * there is one, so that a stolen session cannot carry the account away.
 */
export async function agreeToEmailChange(
  db: Queryable,
  user: User,
  side: keyof typeof sides,
  now: Date,
): Promise<boolean> {
  const agreed = user.emailChangeStatus | sides[side]
  const needed = user.email === null ? sides.new : sides.current | sides.new
  await db.query(
    'update auth.users set email_change_confirm_status = $2, updated_at = $3 where id = $1',
    [user.id, agreed, now],
  )
  return (agreed & needed) === needed
}
