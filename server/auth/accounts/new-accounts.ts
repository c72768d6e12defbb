import { randomUUID } from 'node:crypto'
import type { Queryable } from '../database.ts'
import type { Metadata } from './metadata.ts'
import { onlyUser, userColumns } from './users.ts'
import type { User } from './users.ts'

type NewUser = {
  readonly id?: string | undefined
  readonly email: string
  /** Null for somebody who comes in by mail or through a provider. */
  readonly passwordHash: string | null
  readonly data: Metadata
  /** Whether the data also says what is known of the address: not where an operator wrote it. */
  readonly namesAddress?: boolean
  /** Null where the address has still to be confirmed. */
  readonly confirmedAt: Date | null
  /** When it was shown that the mailbox is theirs; null where that was not asked. */
  readonly provenAt: Date | null
  /** When an operator invited them; null for who came by themselves. */
  readonly invitedAt?: Date
  readonly now: Date
}

/** The account with its e-mail identity; undefined where the address is taken. */
export async function createUser(db: Queryable, newUser: NewUser): Promise<User | undefined> {
  const { email, passwordHash, data, now, confirmedAt, provenAt, namesAddress = true } = newUser
  const id = newUser.id ?? randomUUID()
  const identity = {
    sub: id,
    email,
    email_verified: confirmedAt !== null,
    phone_verified: false,
  }
  const { rows } = await db.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
       email_confirmed_at, email_proven_at, raw_app_meta_data, raw_user_meta_data,
       invited_at, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3,
       $7, $8, $5, $6, $9, $4, $4)
     on conflict (email) where is_sso_user = false do nothing
     returning ${userColumns}`,
    [
      id,
      email,
      passwordHash,
      now,
      { provider: 'email', providers: ['email'] },
      namesAddress ? { ...data, ...identity } : data,
      confirmedAt,
      provenAt,
      newUser.invitedAt ?? null,
    ],
  )
  const user = onlyUser(rows)
  if (user !== undefined) await addEmailIdentity(db, user.id, identity, now)
  return user
}

export async function addEmailIdentity(
  db: Queryable,
  userId: string,
  identity: object,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into auth.identities
       (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::uuid::text, $1::uuid, $2, 'email', $3, $3, $3)
     on conflict (provider_id, provider) do update
       set identity_data = excluded.identity_data, updated_at = excluded.updated_at`,
    [userId, identity, now],
  )
}

/** An account without an address, until its owner gives it one. */
export async function createAnonymousUser(
  db: Queryable,
  { data, now }: { data: Metadata; now: Date },
): Promise<User | undefined> {
  const { rows } = await db.query(
    `insert into auth.users (instance_id, id, aud, role, raw_app_meta_data, raw_user_meta_data,
       is_anonymous, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', '{}', $2,
       true, $3, $3)
     returning ${userColumns}`,
    [randomUUID(), data, now],
  )
  return onlyUser(rows)
}
