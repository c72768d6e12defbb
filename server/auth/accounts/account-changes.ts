import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { mergeMetadata } from './metadata.ts'
import type { Metadata } from './metadata.ts'

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

/**
 * A hash of today's kind for the same password, unless the password has been changed meanwhile. To the
 * account’s security log it is no change.
 */
export async function replacePasswordHash(
  db: Queryable,
  userId: string,
  { old, fresh }: { old: string | null; fresh: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with said as materialized (select set_config('larder.same_password', 'on', true))
     update auth.users set encrypted_password = $3 from said where id = $1 and encrypted_password = $2`,
    [userId, old, fresh],
  )
  return rowCount === 1
}

const rowsSchema = z.tuple([z.object({ raw_user_meta_data: z.record(z.string(), z.unknown()) })])

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
  const [stored] = rowsSchema.parse(rows)
  const merged = mergeMetadata(stored.raw_user_meta_data, changes)
  await db.query('update auth.users set raw_user_meta_data = $2, updated_at = $3 where id = $1', [
    userId,
    merged,
    now,
  ])
  return merged
}

/** Notes when a mail of that kind went out, as GoTrue shows it to the person. */
export async function noteMail(
  db: Queryable,
  userId: string,
  kind: 'confirmation' | 'recovery' | 'reauthentication' | 'email_change',
  now: Date,
): Promise<void> {
  await db.query(`update auth.users set ${kind}_sent_at = $2 where id = $1`, [userId, now])
}
