import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { loadCatalogue } from '#catalogue/load.ts'
import { paths } from '#server/paths.ts'
import type { Connection } from '#server/postgres/cluster.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { cloneDatabase, type TestDatabase } from './cloned-database.ts'
import { templateDatabase } from './temporary-cluster.ts'

const catalogueTemplate = 'larder_catalogue_template'

/** A database with the whole catalogue, cloned from one that the first caller of a run fills. Drop it in `afterAll`. */
export async function createCatalogueDatabase(): Promise<TestDatabase> {
  const cluster = inject('cluster')
  await withClient(cluster, async (client) => {
    // Test files run side by side: one of them fills the template, the others wait for it.
    await client.query(`select pg_advisory_lock(hashtextextended('catalogue template', 0))`)
    const { rows } = await client.query('select from pg_database where datname = $1', [
      catalogueTemplate,
    ])
    if (rows.length > 0) return
    await client.query('drop database if exists half_filled')
    await client.query(
      `create database half_filled template ${templateDatabase} strategy file_copy`,
    )
    await fill({ ...cluster, database: 'half_filled' })
    await client.query(`alter database half_filled rename to ${catalogueTemplate}`)
  })
  return cloneDatabase(cluster, catalogueTemplate)
}

async function fill(connection: Connection): Promise<void> {
  const catalogue: unknown = JSON.parse(await readFile(paths.catalogue, 'utf8'))
  await withClient(connection, async (client) => {
    await loadCatalogue(client, catalogue)
    await client.query('analyze')
  })
}
