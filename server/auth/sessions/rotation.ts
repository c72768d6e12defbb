import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { RefreshTokens } from './refresh-tokens.ts'
import { endCopiedSession } from './sessions.ts'
import type { Device } from './sessions.ts'

/** Older used tokens are forgotten, so that a session that lives for years stays small. */
const rememberedDays = 30

/** More uses of one chain within the reuse interval than any honest client makes. */
const maximumSteps = 20

const sessionSchema = z.object({ id: z.string(), user_id: z.string() })
const tokenSchema = z.object({ revoked: z.boolean(), updated_at: z.date() })

type Rotation =
  | { readonly outcome: 'rotated'; userId: string; sessionId: string; refreshToken: string }
  | { readonly outcome: 'unknown' }
  /** A token used long ago came back: somebody has a copy, and the session is ended for everyone. */
  | { readonly outcome: 'reused'; userId: string; sessionId: string }

type Options = {
  readonly tokens: RefreshTokens
  readonly reuseSeconds: number
  readonly device: Device
  /** The app whose token it has to be; undefined for a person's. */
  readonly clientId?: string
  readonly now: Date
}

/**
 * Uses up `token` and gives its successor. A token that was used within the reuse interval gives
 * the newest token of its chain, as GoTrue does. To be run in a transaction: the session's row is
 * locked, so that of two requests with one token the second sees what the first did.
 */
export async function rotateRefreshToken(
  client: PoolClient,
  token: string,
  options: Options,
): Promise<Rotation> {
  const { tokens } = options
  const session = await lockSessionOf(client, tokens.hash(token), options)
  if (session === undefined) return { outcome: 'unknown' }
  const owner = { userId: session.user_id, sessionId: session.id }

  const newest = await newestOfChain(client, token, options)
  if (newest === undefined) {
    await endCopiedSession(client, session.id)
    return { outcome: 'reused', ...owner }
  }
  if (newest !== token) return { outcome: 'rotated', ...owner, refreshToken: newest }

  const successor = tokens.successor(token)
  const hashes = { used: tokens.hash(token), successor: tokens.hash(successor) }
  await replaceToken(client, owner, hashes, options)
  return { outcome: 'rotated', ...owner, refreshToken: successor }
}

async function lockSessionOf(client: PoolClient, hash: string, { clientId }: Options) {
  const { rows } = await client.query(
    `select id, user_id from auth.sessions
     where id = (select session_id from auth.refresh_tokens where token = $1)
       and $2::uuid is not distinct from (
         select client_id from private.limited_sessions where session_id = sessions.id
       )
     for update`,
    [hash, clientId ?? null],
  )
  return rows[0] === undefined ? undefined : sessionSchema.parse(rows[0])
}

/** The unused token that `token` leads to; undefined where one on the way was used too long ago. */
async function newestOfChain(client: PoolClient, token: string, options: Options) {
  const { tokens, now, reuseSeconds } = options
  let current = token
  for (let step = 0; step < maximumSteps; step += 1) {
    const { rows } = await client.query(
      'select revoked, updated_at from auth.refresh_tokens where token = $1',
      [tokens.hash(current)],
    )
    const stored = tokenSchema.optional().parse(rows[0])
    if (stored === undefined) return undefined
    if (!stored.revoked) return current
    if (now.getTime() - stored.updated_at.getTime() > reuseSeconds * 1000) return undefined
    current = tokens.successor(current)
  }
  return undefined
}

type Replacement = { readonly used: string; readonly successor: string }

/** One statement: each refresh waits for one answer, not for four. */
async function replaceToken(
  client: PoolClient,
  { userId, sessionId }: { userId: string; sessionId: string },
  { used, successor }: Replacement,
  { device, now }: Options,
): Promise<void> {
  await client.query(
    `with used as (
       update auth.refresh_tokens set revoked = true, updated_at = $5 where token = $3
     ), forgotten as (
       delete from auth.refresh_tokens
       where session_id = $2 and revoked and updated_at < $5 - make_interval(days => $8)
     ), touched as (
       update auth.sessions set refreshed_at = $5, updated_at = $5, user_agent = $6, ip = $7
       where id = $2
     )
     insert into auth.refresh_tokens (token, parent, user_id, session_id, created_at, updated_at)
     values ($4, $3, $1, $2, $5::timestamptz, $5)`,
    [userId, sessionId, used, successor, now, device.userAgent, device.ip, rememberedDays],
  )
}
