import { randomUUID } from 'node:crypto'
import { Pool, type PoolClient } from 'pg'
import type { Connection } from '#server/postgres/cluster.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { type NewUser, insertUser } from './users.ts'
import { templateDatabase } from './temporary-cluster.ts'

/** What runs inside one transaction, as one role. */
export type Work<Result> = (client: PoolClient) => Promise<Result>

export interface TestDatabase {
  connection: Connection
  /** As the superuser, whom no policy binds: for preparing and for looking at what came of it. */
  pool: Pool
  /** As the data API would: role `authenticated` with the user's claims, in one transaction. */
  asUser: <Result>(userId: string, work: Work<Result>) => Promise<Result>
  /** As a visitor. */
  asAnon: <Result>(work: Work<Result>) => Promise<Result>
  /** As the functions. */
  asService: <Result>(work: Work<Result>) => Promise<Result>
  /** Makes an account as the auth server would, and returns its id. */
  createUser: (user?: NewUser) => Promise<string>
  drop: () => Promise<void>
}

/** A database of its own, cloned from a template of this cluster. The caller drops it. */
export async function cloneDatabase(
  cluster: Connection,
  template = templateDatabase,
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Without the strategy the copy goes through the log, and takes ten times as long.
  await withClient(cluster, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  const connection = { ...cluster, database: name }
  const pool = new Pool({ ...connection, max: 10 })

  return {
    connection,
    pool,
    asUser: (userId, work) =>
      inRole(pool, 'authenticated', { sub: userId, role: 'authenticated' }, work),
    asAnon: (work) => inRole(pool, 'anon', { role: 'anon' }, work),
    asService: (work) => inRole(pool, 'service_role', { role: 'service_role' }, work),
    createUser: (user) => insertUser(pool, user),
    async drop() {
      await pool.end()
      // Without force: PostgreSQL waits up to 5 s for the connections, which close a moment after
      // their pool. Forced shut, one of them would fail the run after its tests have passed.
      await withClient(cluster, (client) => client.query(`drop database ${name}`))
    },
  }
}

type Role = 'anon' | 'authenticated' | 'service_role'

async function inRole<Result>(
  pool: Pool,
  role: Role,
  claims: Record<string, string>,
  work: Work<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify(claims),
    ])
    await client.query(`set local role ${role}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (thrown) {
    await client.query('rollback')
    throw thrown
  } finally {
    client.release()
  }
}
