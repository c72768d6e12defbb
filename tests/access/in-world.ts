import type { Client } from 'pg'
import type { Connection } from '#server/postgres/cluster.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { cloneDatabase } from '../support/cloned-database.ts'
import { fillWorld } from './world/world.ts'

/** Works as the superuser in a database with the world of the matrix, in one transaction that is rolled back. */
export async function inWorld<Result>(
  cluster: Connection,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const database = await cloneDatabase(cluster)
  try {
    await fillWorld(database)
    return await withClient(database.connection, async (client) => {
      await client.query('begin')
      return work(client)
    })
  } finally {
    await database.drop()
  }
}
