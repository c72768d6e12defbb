import type { Context } from 'hono'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { factorNotFound } from '../wire/errors.ts'
import { lockFactor } from './factors.ts'
import type { FactorWithSecret } from './factors.ts'

/** The factor of `/factors/:factorId`, if it is that person's; locked. */
export async function requireFactor(
  db: Queryable,
  c: Context,
  userId: string,
): Promise<FactorWithSecret> {
  const id = z.uuid().safeParse(c.req.param('factorId'))
  const factor = id.success ? await lockFactor(db, { id: id.data, userId }) : undefined
  if (factor === undefined) throw factorNotFound()
  return factor
}
