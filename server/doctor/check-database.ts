import { existsSync } from 'node:fs'
import type { Client } from 'pg'
import { z } from 'zod'
import { BackupError } from '../backup/backup-error.ts'
import { openSource } from '../backup/source.ts'
import type { Config } from '../config.ts'
import { type Log, reasonOf } from '../log.ts'
import { readMigrations } from '../migrations/migration-files.ts'
import { faultOf, readRecord } from '../migrations/record.ts'
import { paths } from '../paths.ts'
import { type Secrets, secretsFile } from '../secrets.ts'
import { type Finding, findingsOf } from './finding.ts'

const database = findingsOf('database')
const migrations = findingsOf('migrations')
const secrets = findingsOf('secrets')

const versionSchema = z.tuple([z.object({ version: z.string() })])
const tableSchema = z.tuple([z.object({ name: z.string().nullable() })])
const claimSchema = z.array(z.object({ key_id: z.string() }))

/**
 * Whether the database answers, and whether it is this Larder's and of this version. One that does not run is started
 * for as long.
 */
export async function checkDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log,
): Promise<Finding[]> {
  if (!existsSync(secretsFile(config.dataDir)) && config.databaseUrl === undefined) {
    return [database.ok('it is made at the first start')]
  }
  if (!existsSync(secretsFile(config.dataDir))) {
    const words = `${config.dataDir} holds no secrets.json`
    const advice =
      'For a new Larder that is right; for one that is there, copy the file from its data folder.'
    return [secrets.warning(words, advice)]
  }
  try {
    const source = await openSource(config, log)
    try {
      return [
        await checkVersion(source.client),
        await checkMigrations(source.client),
        await checkClaim(source.client, source.secrets),
      ]
    } finally {
      await source.close()
    }
  } catch (thrown) {
    const advice =
      thrown instanceof BackupError && thrown.code === 'starting'
        ? 'Ask again in a moment.'
        : 'Look at DATABASE_URL, at the database’s own log, and at postgres.log in the data folder.'
    return [database.fault(reasonOf(thrown), advice)]
  }
}

async function checkVersion(client: Client): Promise<Finding> {
  const { rows } = await client.query(`select current_setting('server_version') as version`)
  const [{ version }] = versionSchema.parse(rows)
  return database.ok(`PostgreSQL ${version} answers`)
}

async function checkMigrations(client: Client): Promise<Finding> {
  const record = await readRecord(client)
  const files = await readMigrations(paths.migrations)
  const wrong = faultOf(record, files)
  if (wrong !== undefined) {
    const words =
      wrong.kind === 'partial'
        ? `it was made by ${wrong.applied} migrations of a time before releases`
        : `migration ${wrong.version} is ${wrong.kind} here`
    return migrations.fault(
      words,
      'A newer or another Larder was here: run that one, or restore a backup (docs/updating.md).',
    )
  }
  const applied = new Set(record.map(({ version }) => version))
  const waiting = files.filter(({ version }) => !applied.has(version)).length
  if (waiting === 0) return migrations.ok('all of this version are applied')
  return migrations.ok(`${waiting} are applied at the next start`)
}

/** Servers with other secrets would lock each other out. */
async function checkClaim(client: Client, { keys }: Secrets): Promise<Finding> {
  const table = await client.query(
    `select to_regclass('supabase_migrations.larder_claim')::text as name`,
  )
  const [{ name }] = tableSchema.parse(table.rows)
  const { rows } = name === null ? { rows: [] } : await client.query(`select key_id from ${name}`)
  const [claim] = claimSchema.parse(rows)
  if (claim === undefined) return secrets.ok('the database is nobody’s yet')
  if (keys.jwks.keys.some(({ kid }) => kid === claim.key_id))
    return secrets.ok('they fit the database')
  return secrets.fault(
    'the database belongs to a Larder with other secrets',
    'Copy secrets.json from its data folder into this one.',
  )
}
