import { Client, type ClientConfig } from 'pg'
import type { Config } from './config.ts'
import { connectionString, libpqUri, type Login } from './database-url.ts'
import { type Log, reasonOf } from './log.ts'
import { startCluster } from './postgres/cluster.ts'
import { openRuntime, type Runtime } from './processes/runtime.ts'
import { StartError } from './start-error.ts'

/** Larder's database, embedded or a PostgreSQL of the operator's own. */
export type Database = {
  readonly runtime: Runtime
  /** For `pg`: as `login`, or as the owner of the database. */
  connection(login?: Login): ClientConfig
  /** For programs that use libpq. */
  uri(login: Login): string
  stop(): Promise<void>
}

/** The name of the database in the embedded cluster. */
export const databaseName = 'larder'
const oldestVersion = 15

/** @throws StartError when there is no database, or one that is too old */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  password: string,
  log: Log,
  onLost: (reason: Error) => void,
): Promise<Database> {
  const database =
    config.databaseUrl === undefined
      ? await embedded(config.dataDir, password, log, onLost)
      : await external(config.databaseUrl, config.dataDir, log)
  try {
    await requireVersion(database)
    return database
  } catch (thrown) {
    await database.stop()
    throw thrown
  }
}

async function embedded(
  dataDir: string,
  password: string,
  log: Log,
  onLost: (reason: Error) => void,
): Promise<Database> {
  const cluster = await startCluster({ dataDir, password, log, onLost })
  try {
    await ensureDatabase(cluster.connection())
  } catch (cause) {
    await cluster.stop()
    throw new StartError('database_closed', `The database does not open: ${reasonOf(cause)}`, {
      cause,
    })
  }
  const { host, port } = cluster.connection()
  return {
    runtime: cluster.runtime,
    connection: (login) => ({ ...cluster.connection(databaseName), ...login }),
    uri({ user, password: secret }) {
      const place = `host=${encodeURIComponent(host)}&port=${port}`
      return `postgresql://${user}:${encodeURIComponent(secret)}@/${databaseName}?${place}`
    },
    stop: () => cluster.stop(),
  }
}

/** The cluster is new the first time, and then has no database of ours yet. */
async function ensureDatabase(admin: ClientConfig): Promise<void> {
  const client = new Client(admin)
  try {
    await client.connect()
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      databaseName,
    ])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function external(url: string, dataDir: string, log: Log): Promise<Database> {
  const runtime = await openRuntime(dataDir, log)
  return {
    runtime,
    connection: (login) => ({
      connectionString: login === undefined ? url : connectionString(url, login),
    }),
    uri: (login) => libpqUri(url, login),
    stop: () => runtime.close(),
  }
}

async function requireVersion(database: Database): Promise<void> {
  const client = new Client({ ...database.connection(), connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  let version: number
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    )
    version = rows[0]?.version ?? 0
  } catch (cause) {
    throw new StartError(
      'database_unreachable',
      `The database does not answer: ${reasonOf(cause)}`,
      { cause },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
  if (version >= oldestVersion) return
  throw new StartError(
    'database_version',
    `DATABASE_URL leads to PostgreSQL ${version}; Larder needs ${oldestVersion} or newer.`,
  )
}
