/**
 * `npm run test:upgrades [-- --json]`: a database of every earlier schema since
 * the baseline, with its record and with that of the migrations it stands for, each with rows in its tables, is brought to
 * the newest schema, and all that it held is compared. Exit code 1 where something is lost, changed or refused.
 */
import { parseArgs } from 'node:util'
import { readMigrations } from '#server/migrations/migration-files.ts'
import { paths } from '#server/paths.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { createTestDatabase } from '../support/database.ts'
import { startTemporaryCluster } from '../support/temporary-cluster.ts'
import { migrateTo, nameSquashed, settle, upgrade } from './era.ts'
import { readAll } from './full-database.ts'
import { fillWorld } from './world.ts'

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const cluster = await startTemporaryCluster()
const admin = (sql: string) => withClient(cluster.connection(), (client) => client.query(sql))
const startedAt = performance.now()
let schemas = 0
let rows = 0
const faults: string[] = []
const versions = (await readMigrations(paths.migrations)).map(({ version }) => version)
try {
  const source = await createTestDatabase(cluster.connection())
  await fillWorld(source)
  const today = await withClient(source.connection, readAll)
  await source.drop()
  await admin('create database base template template0')
  for (const [index, version] of versions.entries()) {
    await withClient(cluster.connection('base'), (client) =>
      migrateTo(client, versions.slice(0, index + 1)),
    )
    for (const { era, prepare } of [
      { era: version, prepare: () => Promise.resolve() },
      { era: `${version} of the squashed`, prepare: nameSquashed },
    ]) {
      await admin('create database era template base')
      const found = await withClient(cluster.connection('era'), async (client) => {
        // Of this cluster nothing is kept.
        await client.query('set synchronous_commit = off')
        await settle(client, today)
        await prepare(client)
        return upgrade(client)
      }).catch((thrown: unknown) => ({
        rows: 0,
        filledTables: 0,
        empty: [],
        faults: [String(thrown)],
      }))
      await admin('drop database era with (force)')
      schemas += 1
      rows += found.rows
      faults.push(...found.faults.map((fault) => `${era}: ${fault}`))
      const empty = found.empty.length === 0 ? '' : `, empty: ${found.empty.join(' ')}`
      process.stderr.write(
        `${era}: ${found.rows} rows in ${found.filledTables} tables, ${found.faults.length} faults${empty}\n`,
      )
    }
  }
} finally {
  await cluster.stop()
}
const seconds = Math.round((performance.now() - startedAt) / 100) / 10
const result = { schemas, rows, faults: faults.length, seconds }
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.stdout.write(
  values.json
    ? `${JSON.stringify(result)}\n`
    : `${result.schemas} earlier schemas, ${rows} rows brought along, ${faults.length} faults, ${seconds} s\n`,
)
process.exitCode = faults.length === 0 && rows > 0 ? 0 : 1
