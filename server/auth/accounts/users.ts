import { z } from 'zod'
import type { Queryable } from '../database.ts'

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
    invited_at: time,
    email_change: z.string().nullable(),
    email_change_sent_at: time,
    email_change_confirm_status: z.number(),
    email_proven_at: time,
    confirmation_sent_at: time,
    recovery_sent_at: time,
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
    invitedAt: row.invited_at,
    emailChange: row.email_change,
    emailChangeSentAt: row.email_change_sent_at,
    emailChangeStatus: row.email_change_confirm_status,
    emailProvenAt: row.email_proven_at,
    confirmationSentAt: row.confirmation_sent_at,
    recoverySentAt: row.recovery_sent_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))

export type User = z.infer<typeof rowSchema>

export const userColumns = `id, aud, role, email, phone, encrypted_password, email_confirmed_at,
  confirmed_at, last_sign_in_at, banned_until, raw_app_meta_data, raw_user_meta_data, is_anonymous,
  invited_at, email_change, email_change_sent_at, email_change_confirm_status, email_proven_at,
  confirmation_sent_at, recovery_sent_at, created_at, updated_at`

export function toUser(row: unknown): User {
  return rowSchema.parse(row)
}

export function onlyUser(rows: readonly unknown[]): User | undefined {
  return rows[0] === undefined ? undefined : toUser(rows[0])
}

export async function findUserById(db: Queryable, id: string): Promise<User | undefined> {
  const { rows } = await db.query(
    `select ${userColumns} from auth.users where id = $1 and deleted_at is null`,
    [id],
  )
  return onlyUser(rows)
}

/** The account as nobody else changes it until the transaction ends. */
export async function lockUser(db: Queryable, id: string): Promise<User | undefined> {
  const { rows } = await db.query(
    `select ${userColumns} from auth.users where id = $1 and deleted_at is null for no key update`,
    [id],
  )
  return onlyUser(rows)
}

/** `email` as parseEmailAddress gives it. */
export async function findUserByEmail(db: Queryable, email: string): Promise<User | undefined> {
  const { rows } = await db.query(
    `select ${userColumns} from auth.users
     where email = $1 and is_sso_user = false and deleted_at is null`,
    [email],
  )
  return onlyUser(rows)
}

/**
 * Notes a sign-in and locks the account until the transaction ends; false where the password was
 * changed since `user` was read, so that the old one cannot slip in while it is being replaced.
 */
export async function recordSignIn(
  db: Queryable,
  user: User,
  provider: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with identity as (
       update auth.identities set last_sign_in_at = $2, updated_at = $2
       where user_id = $1 and provider = $4
     )
     update auth.users set last_sign_in_at = $2, updated_at = $2
     where id = $1 and encrypted_password is not distinct from $3`,
    [user.id, now, user.passwordHash, provider],
  )
  return rowCount === 1
}

export function isBanned(user: User, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil.valueOf() > now.getTime()
}
