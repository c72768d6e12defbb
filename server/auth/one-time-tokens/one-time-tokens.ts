import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { Queryable } from '../database.ts'
import { type TokenPayload, payloadSchema } from './token-payload.ts'
import { hashSecret, newSecret } from './secrets.ts'
import type { CodeSecrets } from './secrets.ts'
import { noteSignUp } from './sign-ups.ts'

export type TokenType =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

/** RFC 7636: the browser that asked keeps the verifier. */
export type CodeChallenge = { readonly challenge: string; readonly method: 's256' | 'plain' }

const rowSchema = z
  .object({
    id: z.string(),
    user_id: z.string().nullable(),
    token_type: z.enum([
      'signup',
      'invite',
      'magiclink',
      'recovery',
      'email_change_current',
      'email_change_new',
      'reauthentication',
    ]),
    relates_to: z.string(),
    payload: payloadSchema,
    code_challenge: z.string().nullable(),
    code_challenge_method: z.enum(['s256', 'plain']).nullable(),
  })
  .transform((row) => ({
    id: row.id,
    userId: row.user_id,
    type: row.token_type,
    email: row.relates_to,
    payload: row.payload,
    challenge:
      row.code_challenge === null
        ? undefined
        : { challenge: row.code_challenge, method: row.code_challenge_method ?? 'plain' },
  }))

export type OneTimeToken = z.infer<typeof rowSchema>

const columns = `id, user_id, token_type, relates_to, payload, code_challenge, code_challenge_method`

/** A code that was guessed at so often is void; the link beside it stays good. */
const mostFailures = 5

type NewToken = {
  readonly type: TokenType
  readonly userId: string | null
  readonly email: string
  readonly payload?: TokenPayload
  readonly challenge?: CodeChallenge | undefined
  readonly digits: number
  readonly seconds: number
  readonly now: Date
}

/**
 * Makes the secrets of one mail. A newer one replaces those of its kind; sign-ups alone wait side by
 * side, so that nobody can push out the owner's. The limits of mails to one address bound them.
 */
export async function issueToken(
  db: Queryable,
  codes: CodeSecrets,
  token: NewToken,
): Promise<{ link: string; code: string }> {
  const { type, userId, email, payload = {}, challenge, now } = token
  const [id, link, code] = [randomUUID(), newSecret(), codes.newCode(token.digits)]
  await forgetExpired(db, now)
  if (type === 'signup') {
    const { id: signUpId, browserHash } = payload
    if (signUpId !== undefined) await noteSignUp(db, { id: signUpId, email, browserHash, now })
  } else {
    await db.query(
      `delete from auth.one_time_tokens
       where token_type = $1 and relates_to = $2 and user_id is not distinct from $3`,
      [type, email, userId],
    )
  }
  await db.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, relates_to, token_hash, code_hash,
       payload, code_challenge, code_challenge_method, created_at, updated_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, $10,
       $10::timestamptz + make_interval(secs => $11))`,
    [
      id,
      userId,
      type,
      email,
      hashSecret(link),
      codes.hash(id, code),
      payload,
      challenge?.challenge ?? null,
      challenge?.method ?? null,
      now,
      token.seconds,
    ],
  )
  return { link, code }
}

/** Those that somebody else is at work on are left to them. */
async function forgetExpired(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `delete from auth.one_time_tokens where id in (
       select id from auth.one_time_tokens where expires_at <= $1 limit 100 for update skip locked
     )`,
    [now],
  )
}

/**
 * Until the transaction ends nobody else uses a token of this mailbox: what one of them makes or
 * voids, another must not be in the middle of.
 */
async function lockMailbox(client: PoolClient, email: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [email])
}

const mailboxSchema = z.object({ relates_to: z.string() })

/** Uses up the token of a link; undefined where there is none. */
export async function takeByLink(
  client: PoolClient,
  types: readonly TokenType[],
  link: string,
  now: Date,
): Promise<OneTimeToken | undefined> {
  const found = await client.query(
    'select relates_to from auth.one_time_tokens where token_hash = $1',
    [hashSecret(link)],
  )
  if (found.rows[0] === undefined) return undefined
  await lockMailbox(client, mailboxSchema.parse(found.rows[0]).relates_to)
  const { rows } = await client.query(
    `delete from auth.one_time_tokens
     where token_hash = $1 and token_type = any ($2) and expires_at > $3 returning ${columns}`,
    [hashSecret(link), types, now],
  )
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0])
}

type TypedCode = {
  readonly types: readonly TokenType[]
  readonly email: string
  readonly code: string
  readonly now: Date
}

const candidatesSchema = z.array(z.object({ id: z.string(), code_hash: z.string() }))

/**
 * Uses up the token of a code that was typed in. A wrong one counts against each that it could have
 * been, so the caller has to commit after an undefined too.
 */
export async function takeByCode(
  client: PoolClient,
  codes: CodeSecrets,
  { types, email, code, now }: TypedCode,
): Promise<OneTimeToken | undefined> {
  await lockMailbox(client, email)
  const { rows } = await client.query(
    `select id, code_hash from auth.one_time_tokens
     where relates_to = $1 and token_type = any ($2) and expires_at > $3 and code_hash is not null
     order by id for update`,
    [email, types, now],
  )
  const candidates = candidatesSchema.parse(rows)
  const match = candidates.find(({ id, code_hash }) => codes.matches(code_hash, id, code))
  if (match !== undefined) {
    const taken = await client.query(
      `delete from auth.one_time_tokens where id = $1 returning ${columns}`,
      [match.id],
    )
    return rowSchema.parse(taken.rows[0])
  }
  await client.query(
    `update auth.one_time_tokens set failures = failures + 1, updated_at = $2,
       code_hash = case when failures + 1 < $3 then code_hash end
     where id = any ($1)`,
    [candidates.map(({ id }) => id), now, mostFailures],
  )
  return undefined
}

/** Voids what two mailboxes were asked about another address. */
export async function forgetEmailChange(db: Queryable, userId: string): Promise<void> {
  await db.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type in ('email_change_current', 'email_change_new')`,
    [userId],
  )
}

/** Voids all that is on its way to a person. */
export async function deleteTokens(
  db: Queryable,
  { userId, email }: { userId: string; email: string | null },
): Promise<void> {
  await db.query('delete from auth.one_time_tokens where user_id = $1 or relates_to = $2', [
    userId,
    email,
  ])
  await db.query('delete from auth.sign_ups where email = $1', [email])
}
