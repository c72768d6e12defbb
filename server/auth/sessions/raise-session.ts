import type { PoolClient } from 'pg'

type Raise = {
  readonly userId: string
  readonly sessionId: string
  readonly factorId: string
  /** The entry in the token's `amr`. */
  readonly method: 'totp' | 'mfa/webauthn'
  readonly refreshTokenHash: string
  readonly now: Date
}

/**
 * The session has shown a second factor. Its refresh tokens from before are void: a copy of one must
 * not be lifted along.
 */
export async function raiseSession(client: PoolClient, raise: Raise): Promise<void> {
  const { userId, sessionId, factorId, method, refreshTokenHash, now } = raise
  await client.query(
    `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1`,
    [sessionId, factorId, now],
  )
  await client.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     values ($1, $3, $2, $2)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, now, method],
  )
  await replaceRefreshTokens(client, { userId, sessionId, refreshTokenHash, now })
}

/** The session goes on with this refresh token alone. */
export async function replaceRefreshTokens(
  client: PoolClient,
  { userId, sessionId, refreshTokenHash, now }: Omit<Raise, 'factorId' | 'method'>,
): Promise<void> {
  await client.query('delete from auth.refresh_tokens where session_id = $1', [sessionId])
  await client.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, created_at, updated_at)
     values ($1, $2, $3, $4, $4)`,
    [refreshTokenHash, userId, sessionId, now],
  )
}
