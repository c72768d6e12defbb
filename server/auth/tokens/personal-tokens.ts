import { z } from 'zod'
import { isScope } from '#domain/scopes.ts'
import type { Queryable } from '../database.ts'
import { hashSecret, newSecret } from '../one-time-tokens/secrets.ts'

export const mostTokens = 20

/** By which people, and programs that look for secrets in code, know one. */
const prefix = 'larder_pat_'
const shape = /^larder_pat_[\w-]{43}$/

export const isPersonalToken = (text: string): boolean => shape.test(text)
export const newPersonalToken = (): string => `${prefix}${newSecret()}`

const hashOf = (token: string) => Buffer.from(hashSecret(token), 'hex')

type NewToken = {
  readonly sessionId: string
  readonly userId: string
  readonly name: string
  readonly token: string
  readonly expiresAt: Date | undefined
  readonly now: Date
}

/** To be called with the account locked, and after its tokens were counted. */
export async function insertToken(db: Queryable, made: NewToken): Promise<void> {
  await db.query(
    `insert into private.personal_tokens (session_id, user_id, name, token_hash, made_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [made.sessionId, made.userId, made.name, hashOf(made.token), made.now, made.expiresAt ?? null],
  )
}

const listedSchema = z
  .object({
    session_id: z.string(),
    name: z.string(),
    scopes: z.array(z.string().refine(isScope)),
    made_at: z.date(),
    expires_at: z.date().nullable(),
    used_at: z.date().nullable(),
  })
  .transform((row) => ({
    id: row.session_id,
    name: row.name,
    scopes: row.scopes,
    made_at: row.made_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    used_at: row.used_at?.toISOString() ?? null,
  }))

/** The newest first; those that are over too, until somebody takes them away. */
export async function tokensOf(db: Queryable, userId: string) {
  const { rows } = await db.query(
    `select session_id, name, scopes, made_at, expires_at, used_at
     from private.personal_tokens join private.limited_sessions using (session_id)
     where personal_tokens.user_id = $1 order by made_at desc, session_id`,
    [userId],
  )
  return z.array(listedSchema).parse(rows)
}

/** False where this person has no such token. */
export async function withdrawToken(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with why as materialized (select set_config('larder.session_end', 'token', true))
     delete from auth.sessions using why
     where id = (select session_id from private.personal_tokens where session_id = $1 and user_id = $2)`,
    [id, userId],
  )
  return rowCount !== 0
}

const foundSchema = z
  .object({ session_id: z.string(), user_id: z.string() })
  .transform((row) => ({ sessionId: row.session_id, userId: row.user_id }))

/** Whose token it is, which counts as its use; undefined for one that is over, withdrawn, or never was. */
export async function takeToken(db: Queryable, token: string, now: Date) {
  const { rows } = await db.query(
    `update private.personal_tokens set used_at = $2
     where token_hash = $1 and (expires_at is null or expires_at > $2)
     returning session_id, user_id`,
    [hashOf(token), now],
  )
  return foundSchema.optional().parse(rows[0])
}
