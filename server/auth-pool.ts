import { type ClientConfig, Pool } from 'pg'
import type { Log } from './log.ts'
import { tagStatements } from './observing/tag-statements.ts'

/**
 * The auth server's connections. One that breaks, as when the database restarts, is replaced at its next use; what
 * was under way on it fails, and nothing else does. How long a statement may take its role says: of what a
 * connection begins with, a pooler refuses all but the user and the database.
 */
export function openAuthPool(connection: ClientConfig, log: Log): Pool {
  const pool = new Pool({
    ...connection,
    max: 8,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
  })
  pool.on('error', () => log({ level: 'warn', event: 'a database connection was lost' }))
  // The pool hears only those that nobody uses. One that breaks between two statements of a transaction would
  // end the process, unheard; the next statement fails, and tells.
  pool.on('connect', (client) => client.on('error', () => undefined))
  tagStatements(pool)
  return pool
}
