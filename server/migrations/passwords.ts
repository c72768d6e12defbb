import { Client } from 'pg'
import type { Database } from '../database.ts'
import type { Login } from '../database-url.ts'
import type { RolePasswords } from './migrate.ts'

/**
 * Those with which nobody gets in yet. One that is set anew is kept under another salt, though it is the same: a
 * pooler that logs in with what it has of it is then refused, for the other servers of this database too.
 */
export async function unsetPasswords(
  database: Pick<Database, 'connection'>,
  passwords: Required<RolePasswords>,
): Promise<RolePasswords> {
  const { authenticator, supabase_auth_admin } = passwords
  const opens = (user: keyof RolePasswords) => logsIn(database, { user, password: passwords[user] })
  return {
    ...(!(await opens('authenticator')) && { authenticator }),
    ...(!(await opens('supabase_auth_admin')) && { supabase_auth_admin }),
  }
}

async function logsIn(database: Pick<Database, 'connection'>, login: Login): Promise<boolean> {
  const client = new Client({ ...database.connection(login), connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
