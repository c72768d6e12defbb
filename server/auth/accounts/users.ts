import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { mergeMetadata } from './metadata.ts'
import type { Metadata } from './metadata.ts'

const metadata = z.record(z.string(), z.unknown())
const time = z.date().nullable()
/** A ban may end never, and pg reads `infinity` as a number. */
const timeOrInfinity = z.union([z.date(), z.literal(Infinity)]).nullable()

const rowSchema = z
  .object({
    id: z.string(),
    aud: z.string(),
    role: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    encrypted_password: z.string().nullable(),
    email_confirmed_at: time,
    confirmed_at: time,
    last_sign_in_at: time,
    banned_until: timeOrInfinity,
    raw_app_meta_data: metadata,
    raw_user_meta_data: metadata,
    is_anonymous: z.boolean(),
    created_at: z.date(),
    updated_at: z.date(),
  })
  .transform((row) => ({
    id: row.id,
    audience: row.aud,
    role: row.role,
    email: row.email,
    phone: row.phone,
    passwordHash: row.encrypted_password,
    emailConfirmedAt: row.email_confirmed_at,
    confirmedAt: row.confirmed_at,
    lastSignInAt: row.last_sign_in_at,
    bannedUntil: row.banned_until,
    appMetadata: row.raw_app_meta_data,
    userMetadata: row.raw_user_meta_data,
    isAnonymous: row.is_anonymous,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))

export type User = z.infer<typeof rowSchema>

const columns = `id, aud, role, email, phone, encrypted_password, email_confirmed_at, confirmed_at,
  last_sign_in_at, banned_until, raw_app_meta_data, raw_user_meta_data, is_anonymous, created_at,
  updated_at`

function onlyUser(rows: readonly unknown[]): User | undefined {
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0])
}

export async function findUserById(db: Queryable, id: string): Promise<User | undefined> {
  const { rows } = await db.query(
    `select ${columns} from auth.users where id = $1 and deleted_at is null`,
    [id],
  )
  return onlyUser(rows)
}

/** `email` as parseEmailAddress gives it. */
export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const { rows } = await db.query(
    `select ${columns} from auth.users
     where email = $1 and is_sso_user = false and deleted_at is null`,
    [email],
  )
  return onlyUser(rows)
}

type NewUser = {
  readonly email: string
  readonly passwordHash: string
  readonly data: Metadata
  readonly now: Date
}

/** The account, confirmed at once, with its e-mail identity; undefined where the address is taken. */
export async function createUser(db: Queryable, newUser: NewUser): Promise<User | undefined> {
  const { email, passwordHash, data, now } = newUser
  const id = randomUUID()
  const identity = { sub: id, email, email_verified: true, phone_verified: false }
  const { rows } = await db.query(
    `insert into auth.users (instance_id, id, aud, role, email, encrypted_password,
       email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, $3,
       $4, $5, $6, $4, $4)
     on conflict (email) where is_sso_user = false do nothing
     returning ${columns}`,
    [
      id,
      email,
      passwordHash,
      now,
      { provider: 'email', providers: ['email'] },
      { ...data, ...identity },
    ],
  )
  const user = onlyUser(rows)
  if (user === undefined) return undefined
  await db.query(
    `insert into auth.identities
       (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::uuid::text, $1::uuid, $2, 'email', $3, $3, $3)`,
    [id, identity, now],
  )
  return user
}

/**
 * Notes a sign-in and locks the account until the transaction ends; false where the password was
 * changed since `user` was read, so that the old one cannot slip in while it is being replaced.
 */
export async function recordSignIn(db: Queryable, user: User, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `with identity as (
       update auth.identities set last_sign_in_at = $2, updated_at = $2
       where user_id = $1 and provider = 'email'
     )
     update auth.users set last_sign_in_at = $2, updated_at = $2
     where id = $1 and encrypted_password is not distinct from $3`,
    [user.id, now, user.passwordHash],
  )
  return rowCount === 1
}

export async function setPasswordHash(
  db: Queryable,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db.query('update auth.users set encrypted_password = $2, updated_at = $3 where id = $1', [
    userId,
    passwordHash,
    now,
  ])
}

/** The person's metadata with `changes` merged in; in a transaction, so that none is lost. */
export async function mergeUserMetadata(
  db: Queryable,
  userId: string,
  changes: Metadata,
  now: Date,
): Promise<Metadata> {
  const { rows } = await db.query(
    'select raw_user_meta_data from auth.users where id = $1 for no key update',
    [userId],
  )
  const stored = z.tuple([z.object({ raw_user_meta_data: metadata })]).parse(rows)
  const merged = mergeMetadata(stored[0].raw_user_meta_data, changes)
  await db.query('update auth.users set raw_user_meta_data = $2, updated_at = $3 where id = $1', [
    userId,
    merged,
    now,
  ])
  return merged
}

export function isBanned(user: User, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil.valueOf() > now.getTime()
}
