import type { Pool } from 'pg'
import { inTransaction } from '../database.ts'
import type { Queryable } from '../database.ts'
import { deleteTokens } from '../one-time-tokens/one-time-tokens.ts'
import { endAllSessions } from '../sessions/sessions.ts'

/** Everything that hangs on the account goes with it. */
export async function eraseUser(db: Queryable, userId: string): Promise<void> {
  await db.query('delete from auth.users where id = $1', [userId])
}

/** Nobody gets in any more, and the address is free; what the person wrote stays. */
export async function hideUser(pool: Pool, userId: string, now: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `update auth.users set email = null, phone = null, encrypted_password = null,
         email_change = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = $2,
         updated_at = $2
       where id = $1`,
      [userId, now],
    )
    await endAllSessions(client, userId)
    await deleteTokens(client, { userId, email: null })
    await client.query('delete from auth.identities where user_id = $1', [userId])
    await client.query('delete from auth.mfa_factors where user_id = $1', [userId])
    await client.query('delete from auth.webauthn_credentials where user_id = $1', [userId])
    await client.query('delete from auth.flow_state where user_id = $1 or linking_user_id = $1', [
      userId,
    ])
  })
}
