import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { migrate } from '#server/migrations/migrate.ts'
import { type Cluster, startCluster } from '#server/postgres/cluster.ts'
import { withClient } from '#server/postgres/with-client.ts'

/** The name of the migrated database that tests clone. */
export const templateDatabase = 'larder_template'

/** Nothing here outlives a run, and tests of what a crash leaves have clusters of their own. */
const settings = ['fsync = off', 'full_page_writes = off', 'autovacuum = off']

interface TemporaryCluster {
  connection: Cluster['connection']
  stop: () => Promise<void>
}

/** A real PostgreSQL in a temporary folder with the whole schema in `larder_template`. */
export async function startTemporaryCluster(): Promise<TemporaryCluster> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-test-'))
  const cluster = await startCluster({ dataDir, password: 'test', log: () => undefined })
  const stop = async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await withClient(cluster.connection(), async (client) => {
      for (const setting of settings) await client.query(`alter system set ${setting}`)
      await client.query('select pg_reload_conf()')
      await client.query(`create database ${templateDatabase}`)
    })
    await withClient(cluster.connection(templateDatabase), (client) =>
      migrate(client, { authenticator: 'test', supabase_auth_admin: 'test' }),
    )
  } catch (thrown) {
    await stop()
    throw thrown
  }
  return { connection: cluster.connection, stop }
}
