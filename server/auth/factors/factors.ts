import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { storedKeySchema } from '../passkeys/ceremonies.ts'
import type { StoredKey } from '../passkeys/ceremonies.ts'

const factorSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  friendly_name: z.string().nullable(),
  factor_type: z.enum(['totp', 'webauthn']),
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
  readonly type: Factor['factor_type']
  readonly friendlyName: string | null
  /** Null for a security key, which tells its own when it is set up. */
  readonly sealedSecret: string | null
  readonly now: Date
}

/** False where the person has one of that name already. */
export async function insertFactor(db: Queryable, factor: NewFactor): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into auth.mfa_factors
       (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, $3, $6, 'unverified', $4, $5, $5)
     on conflict do nothing`,
    [factor.id, factor.userId, factor.friendlyName, factor.sealedSecret, factor.now, factor.type],
  )
  return rowCount === 1
}

const secretSchema = factorSchema.extend({
  secret: z.string().nullable(),
  web_authn_credential: storedKeySchema.nullable(),
  last_used_step: z.coerce.number().nullable(),
})

export type FactorWithSecret = z.infer<typeof secretSchema>

/** The person's factor, locked until the transaction ends. */
export async function lockFactor(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<FactorWithSecret | undefined> {
  const { rows } = await db.query(
    `select ${columns}, secret, web_authn_credential, last_used_step::float8 from auth.mfa_factors
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

/** Keeps the security key as it is after it has signed: the factor is set up from now on. */
export async function acceptKey(
  db: Queryable,
  factorId: string,
  key: StoredKey,
  now: Date,
): Promise<void> {
  await db.query(
    `update auth.mfa_factors set status = 'verified', web_authn_credential = $2, updated_at = $3
     where id = $1`,
    [factorId, key, now],
  )
}

/** The security keys that are among the person's second factors. */
export async function findKeys(db: Queryable, userId: string): Promise<StoredKey[]> {
  const { rows } = await db.query(
    `select web_authn_credential as key from auth.mfa_factors
     where user_id = $1 and web_authn_credential is not null`,
    [userId],
  )
  return rows.map(({ key }) => storedKeySchema.parse(key))
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
     where session_id in (select id from lowered) and authentication_method in ('totp', 'mfa/webauthn')`,
    [factorId],
  )
  await db.query('delete from auth.mfa_factors where id = $1', [factorId])
}
