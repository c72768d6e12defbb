import type { Pool, PoolClient } from 'pg'

/** A pool or one connection of it: whatever can answer one statement. */
export type Queryable = Pick<PoolClient, 'query'>

/** Runs `work` in one transaction: all of it is stored, or, when it throws, none. */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (thrown) {
    await client.query('rollback').catch((error: Error) => {
      broken = error
    })
    throw thrown
  } finally {
    client.release(broken)
  }
}
