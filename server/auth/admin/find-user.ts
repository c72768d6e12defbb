import type { Context } from 'hono'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { findUserById } from '../accounts/users.ts'
import type { User } from '../accounts/users.ts'
import { AuthError, noSuchUser } from '../wire/errors.ts'

/** The account of `/admin/users/:userId`. */
export async function requireUser(db: Queryable, c: Context): Promise<User> {
  const id = z.uuid().safeParse(c.req.param('userId'))
  if (!id.success) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  const user = await findUserById(db, id.data)
  if (user === undefined) throw noSuchUser()
  return user
}
