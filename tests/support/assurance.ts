import type { PoolClient } from 'pg'

interface Claims {
  sub: string
  session_id: string
  aal: string
}

/** In one transaction as a user: the token says of which session it is, and how much that has shown. */
export async function withAssurance(client: PoolClient, claims: Claims): Promise<void> {
  await client.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ role: 'authenticated', ...claims }),
  ])
}
