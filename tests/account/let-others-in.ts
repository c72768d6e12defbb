import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../support/database.ts'

/** An app that a cook let in, one that asks, and a token for a script. */
export async function letOthersIn({ pool }: TestDatabase, id: string): Promise<void> {
  const [app, client, script] = [randomUUID(), randomUUID(), randomUUID()]
  await pool.query(
    `insert into private.oauth_clients
       (id, name, redirect_uris, token_endpoint_auth_method, registration_type, created_at, updated_at)
     values ($1, 'Kitchen helper', '{https://app.example/}', 'none', 'dynamic', now(), now())`,
    [client],
  )
  await pool.query(
    `insert into private.oauth_consents (user_id, client_id, scopes, granted_at)
     values ($1, $2, '{list:read}', now())`,
    [id, client],
  )
  await pool.query(
    `insert into private.oauth_authorizations
       (id, client_id, user_id, redirect_uri, scopes, code_challenge, created_at, expires_at)
     values ($3, $2, $1, 'https://app.example/', '{list:read}', repeat('c', 43), now(), now())`,
    [id, client, randomUUID()],
  )
  await pool.query('insert into auth.sessions (id, user_id) values ($2, $1), ($3, $1)', [
    id,
    app,
    script,
  ])
  await pool.query(
    `insert into private.limited_sessions (session_id, user_id, client_id, scopes)
     values ($2, $1, $4, '{list:read}'), ($3, $1, null, '{list:read}')`,
    [id, app, script, client],
  )
  await pool.query(
    `insert into private.personal_tokens (session_id, user_id, name, token_hash, made_at)
     values ($2, $1::uuid, 'Wall tablet', sha256($1::uuid::text::bytea), now())`,
    [id, script],
  )
}
