import type { Queryable } from '../database.ts'
import { noSuchUser } from '../wire/errors.ts'
import type { Metadata } from './metadata.ts'
import { onlyUser, userColumns } from './users.ts'
import type { User } from './users.ts'

type Changes = {
  readonly appMetadata: Metadata
  /** Null ends a ban; undefined leaves it. */
  readonly banned: Date | null | undefined
  readonly passwordHash?: string | undefined
  readonly confirmEmail?: boolean
}

/** What only an operator may change of an account. */
export async function setByOperator(
  db: Queryable,
  userId: string,
  { appMetadata, banned, passwordHash, confirmEmail = false }: Changes,
  now: Date,
): Promise<User> {
  const { rows } = await db.query(
    `update auth.users set
       raw_app_meta_data = jsonb_strip_nulls(raw_app_meta_data || $2),
       banned_until = case when $3 then $4 else banned_until end,
       encrypted_password = coalesce($5, encrypted_password),
       email_confirmed_at = case when $6 then coalesce(email_confirmed_at, $7) else email_confirmed_at end,
       email_proven_at = case when $6 then coalesce(email_proven_at, $7) else email_proven_at end,
       updated_at = $7
     where id = $1 returning ${userColumns}`,
    [
      userId,
      appMetadata,
      banned !== undefined,
      banned ?? null,
      passwordHash ?? null,
      confirmEmail,
      now,
    ],
  )
  const user = onlyUser(rows)
  if (user === undefined) throw noSuchUser()
  return user
}
