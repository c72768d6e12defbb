import { z } from 'zod'
import type { Queryable } from '../database.ts'
import type { ProofPayload } from './one-time-tokens.ts'

const rowSchema = z.object({
  payload: z.object({
    id: z.string().optional(),
    passwordHash: z.string().nullish(),
    data: z.record(z.string(), z.unknown()).optional(),
  }),
})

/** What the newest sign-up asked for that waits for this address to be confirmed. */
export async function newestWaiting(
  db: Queryable,
  email: string,
  now: Date,
): Promise<ProofPayload | undefined> {
  const { rows } = await db.query(
    `select payload from auth.one_time_tokens
     where relates_to = $1 and token_type = 'signup' and expires_at > $2
     order by created_at desc limit 1`,
    [email, now],
  )
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0]).payload
}

export async function newestWaitingPassword(
  db: Queryable,
  email: string,
  now: Date,
): Promise<string | undefined> {
  return (await newestWaiting(db, email, now))?.passwordHash ?? undefined
}
