import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { toUser, userColumns } from './users.ts'
import type { User } from './users.ts'

const countSchema = z.tuple([z.object({ total: z.number() })])

/** One page of the accounts, the newest first; pages count from 1. */
export async function listUsers(
  db: Queryable,
  { page, size }: { page: number; size: number },
): Promise<{ users: User[]; total: number }> {
  const counted = await db.query(
    'select count(*)::int as total from auth.users where deleted_at is null',
  )
  const { rows } = await db.query(
    `select ${userColumns} from auth.users where deleted_at is null
     order by created_at desc, id limit $1 offset $2`,
    [size, (page - 1) * size],
  )
  return { users: rows.map(toUser), total: countSchema.parse(counted.rows)[0].total }
}
