import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { loadCatalogue } from '#catalogue/load.ts'
import { readMigrations } from '#server/migrations/migration-files.ts'
import { paths } from '#server/paths.ts'
import { type Cluster, startCluster } from '#server/postgres/cluster.ts'
import { createTestDatabase } from '../support/database.ts'
import { withClient } from '../support/temporary-cluster.ts'
import { migrateTo, settle, upgrade } from './era.ts'
import { type Held, readAll } from './full-database.ts'
import { fillWorld } from './world.ts'

// A whole schema is made in each, beside whatever else the machine does.
vi.setConfig({ testTimeout: 90_000 })

let folder: string
let cluster: Cluster
let today: Held
let versions: string[]

beforeAll(async () => {
  const database = await createTestDatabase()
  await fillWorld(database)
  today = await withClient(database.connection, readAll)
  await database.drop()
  versions = (await readMigrations(paths.migrations)).map(({ version }) => version)
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-upgrades-'))
  // Roles belong to a whole cluster: no other test may share it.
  cluster = await startCluster({ dataDir: folder, password: 'test', log: () => undefined })
})

afterAll(async () => {
  await cluster.stop()
  await rm(folder, { recursive: true })
})

test.each([
  ['before comments and the sign-up', '20261121080900', 25],
  ['before lists that merge', '20261121140000', 30],
  ['before recipes of one’s own', '20261121194100', 50],
])('a database from %s comes along with all that people made', async (_when, last, tables) => {
  const name = `era_${last}`
  await withClient(cluster.connection(), (client) => client.query(`create database ${name}`))
  await withClient(cluster.connection(name), async (client) => {
    await migrateTo(client, versions.slice(0, versions.indexOf(last) + 1))
    await settle(client, today)
    const { faults, filledTables } = await upgrade(client)
    expect(faults).toEqual([])
    expect(filledTables).toBeGreaterThanOrEqual(tables)
    // What every start does next.
    await loadCatalogue(client, JSON.parse(await readFile(paths.catalogue, 'utf8')))
  })
})
