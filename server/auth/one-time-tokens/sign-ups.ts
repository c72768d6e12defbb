import { z } from 'zod'
import { secondsPer } from '#domain/time-units.ts'
import type { Queryable } from '../database.ts'
import { type TokenPayload, payloadSchema } from './token-payload.ts'

/** No shorter than a token is good. */
const rememberedSeconds = secondsPer.day

type SignUp = {
  readonly id: string
  readonly email: string
  /** As markBrowser gives it. */
  readonly browserHash: string | undefined
  readonly now: Date
}

/** A mail that is sent again notes nothing new. */
export async function noteSignUp(db: Queryable, signUp: SignUp): Promise<void> {
  const { id, email, browserHash, now } = signUp
  await db.query(
    `delete from auth.sign_ups where id in (
       select id from auth.sign_ups
       where created_at <= $1::timestamptz - make_interval(secs => $2)
       limit 100 for update skip locked
     )`,
    [now, rememberedSeconds],
  )
  await db.query(
    `insert into auth.sign_ups (id, email, browser_hash, created_at) values ($1, $2, $3, $4)
     on conflict (id) do nothing`,
    [id, email, browserHash ?? null, now],
  )
}

/** Whether nobody else wanted an account for this address within the last day. */
export async function isOnlySignUp(db: Queryable, signUp: SignUp): Promise<boolean> {
  const { id, email, browserHash, now } = signUp
  const { rows } = await db.query(
    `select from auth.sign_ups
     where email = $1 and id <> $2 and (browser_hash is null or browser_hash is distinct from $3)
       and created_at > $4::timestamptz - make_interval(secs => $5)
     limit 1`,
    [email, id, browserHash ?? null, now, rememberedSeconds],
  )
  return rows.length === 0
}

const rowSchema = z.object({ payload: payloadSchema })

/** Whose sign-up is looked for: that of this browser, where there is one. */
type Wanted = {
  readonly email: string
  readonly browserHash: string | undefined
  readonly now: Date
}

/** What a sign-up asked for that waits for this address to be confirmed, the newest of several. */
export async function waitingSignUp(
  db: Queryable,
  { email, browserHash, now }: Wanted,
): Promise<TokenPayload | undefined> {
  const { rows } = await db.query(
    `select payload from auth.one_time_tokens
     where relates_to = $1 and token_type = 'signup' and expires_at > $2
     order by coalesce(payload ->> 'browserHash' = $3, false) desc, created_at desc limit 1`,
    [email, now, browserHash ?? null],
  )
  return rows[0] === undefined ? undefined : rowSchema.parse(rows[0]).payload
}
