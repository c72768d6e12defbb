import { z } from 'zod'
import type { Queryable } from '../database.ts'

const factorSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  friendly_name: z.string().nullable(),
  factor_type: z.literal('totp'),
  status: z.enum(['unverified', 'verified']),
  created_at: z.date(),
  updated_at: z.date(),
})

export type Factor = z.infer<typeof factorSchema>

const columns = 'id, user_id, friendly_name, factor_type, status, created_at, updated_at'

/** The second factors of these people, the oldest first. */
export async function findFactors(db: Queryable, userIds: readonly string[]): Promise<Factor[]> {
  const { rows } = await db.query(
    `select ${columns} from auth.mfa_factors where user_id = any ($1) order by created_at, id`,
    [userIds],
  )
  return z.array(factorSchema).parse(rows)
}

/** Whether the person has set up a second factor, which then counts for what matters. */
export async function hasSecondFactor(db: Queryable, userId: string): Promise<boolean> {
  const { rows } = await db.query(
    `select from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1`,
    [userId],
  )
  return rows.length > 0
}

type NewFactor = {
  readonly id: string
  readonly userId: string
  readonly friendlyName: string | null
  readonly sealedSecret: string
  readonly now: Date
}

/** False where the person has one of that name already. */
export async function insertFactor(db: Queryable, factor: NewFactor): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into auth.mfa_factors
       (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)
     on conflict do nothing`,
    [factor.id, factor.userId, factor.friendlyName, factor.sealedSecret, factor.now],
  )
  return rowCount === 1
}

const secretSchema = factorSchema.extend({
  secret: z.string(),
  last_used_step: z.coerce.number().nullable(),
})

export type FactorWithSecret = z.infer<typeof secretSchema>

/** The person's factor, locked until the transaction ends. */
export async function lockFactor(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<FactorWithSecret | undefined> {
  const { rows } = await db.query(
    `select ${columns}, secret, last_used_step::float8 from auth.mfa_factors
     where id = $1 and user_id = $2 for update`,
    [id, userId],
  )
  return rows[0] === undefined ? undefined : secretSchema.parse(rows[0])
}

/** Notes the step of a right code: it counts once, and the factor is set up from now on. */
export async function acceptStep(
  db: Queryable,
  factorId: string,
  step: number,
  now: Date,
): Promise<void> {
  await db.query(
    `update auth.mfa_factors set status = 'verified', last_used_step = $2, updated_at = $3
     where id = $1`,
    [factorId, step, now],
  )
}

/** Those that were begun and left; of one person. */
export async function forgetUnverified(db: Queryable, userId: string, before: Date): Promise<void> {
  await db.query(
    `delete from auth.mfa_factors
     where user_id = $1 and status = 'unverified' and created_at <= $2`,
    [userId, before],
  )
}

/** The factor is gone, and the sessions that it lifted are what they were before. */
export async function deleteFactor(db: Queryable, factorId: string): Promise<void> {
  await db.query(
    `with lowered as (
       update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1 returning id
     )
     delete from auth.mfa_amr_claims
     where session_id in (select id from lowered) and authentication_method = 'totp'`,
    [factorId],
  )
  await db.query('delete from auth.mfa_factors where id = $1', [factorId])
}
