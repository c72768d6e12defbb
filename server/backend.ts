import { Client, type Pool } from 'pg'
import { openAuthPool } from './auth-pool.ts'
import { requireBackupFolder } from './backup/backup-folder.ts'
import { loadBuiltCatalogue } from './catalogue.ts'
import type { Config } from './config.ts'
import { type Database, openDatabase } from './database.ts'
import type { Log } from './log.ts'
import { claimDatabase } from './migrations/claim.ts'
import { migrate, whileAlone } from './migrations/migrate.ts'
import { unsetPasswords } from './migrations/passwords.ts'
import { requireRights } from './migrations/rights.ts'
import { paths } from './paths.ts'
import { forgetTestCustomers } from './test-checkout/forget-customers.ts'
import { createInternalTokens, type InternalTokens } from './postgrest/internal-tokens.ts'
import { locatePostgrest } from './postgrest/locate.ts'
import { startPostgrest } from './postgrest/postgrest.ts'
import type { Upstream } from './postgrest/upstream.ts'
import { openSearches } from './replica/open-searches.ts'
import type { SearchesElsewhere } from './replica/search-elsewhere.ts'
import { obstacleTo } from './disk-space.ts'
import { loadSecrets, type Secrets } from './secrets.ts'

export type BackendOptions = {
  readonly config: Config
  readonly log: Log
  /** Called when a child crashed and does not come up again. */
  readonly onLost: (reason: Error) => void
  /** Where the recipes are still being built; the database is made meanwhile. */
  readonly catalogueBuilt?: Promise<unknown> | undefined
}

/** The running database and data API, with what is needed to use them. */
export type Backend = {
  readonly secrets: Secrets
  readonly dataApi: Upstream
  /** Where searches are answered, if not by `dataApi`. */
  readonly searches: SearchesElsewhere | undefined
  /** Makes the tokens that the data API takes out of those that people send. */
  readonly exchangeToken: InternalTokens['exchange']
  /** Connects as supabase_auth_admin. */
  readonly authPool: Pool
  stop(): Promise<void>
}

/** Starts everything behind the web server. @throws StartError, leaving nothing running */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { config, log, onLost } = options
  const obstacle = await obstacleTo(config.dataDir)
  if (obstacle !== undefined) throw obstacle
  if (config.backup !== undefined) await requireBackupFolder(config.backup.folder)
  const binary = await locatePostgrest({
    chosen: config.postgrestBinary,
    dataDir: config.dataDir,
    mirrors: config.postgrestReleases,
    log,
  })
  const secrets = await loadSecrets(config.dataDir)
  const { passwords, keys } = secrets
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each()
  }
  try {
    const database = await openDatabase(config, passwords.postgres, log, onLost)
    stops.push(() => database.stop())
    await prepareSchema(database, secrets, options)
    const authenticator = { user: 'authenticator', password: passwords.authenticator }
    const tokens = createInternalTokens(keys.jwks)
    const common = { runtime: database.runtime, binary, keySet: tokens.keySet, log }
    const dataApi = await startPostgrest({
      ...common,
      name: 'postgrest',
      databaseUri: database.uri(authenticator),
      pooled: config.databasePooler !== undefined,
      obstacle: () => obstacleTo(config.dataDir),
      onLost,
    })
    stops.push(() => dataApi.stop())
    const auth = { user: 'supabase_auth_admin', password: passwords.supabase_auth_admin }
    const authPool = openAuthPool(database.connection(auth), log)
    stops.push(() => authPool.end())
    const searches = await openSearches(config.databaseReplicaUrl, authenticator, authPool, common)
    if (searches !== undefined) stops.push(() => searches.replica.stop())
    return {
      secrets,
      dataApi: dataApi.upstream,
      searches,
      exchangeToken: tokens.exchange,
      authPool,
      stop,
    }
  } catch (thrown) {
    await stop()
    throw thrown
  }
}

async function prepareSchema(
  database: Database,
  { passwords, keys }: Secrets,
  { config, log, catalogueBuilt }: BackendOptions,
): Promise<void> {
  const client = new Client(database.connection())
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { authenticator, supabase_auth_admin } = passwords
    await requireRights(client)
    await whileAlone(client, () => claimDatabase(client, keys))
    const unset = await unsetPasswords(database, { authenticator, supabase_auth_admin })
    const applied = await migrate(client, unset)
    if (applied.length > 0) log({ level: 'info', event: `${applied.length} migrations applied` })
    await catalogueBuilt
    await loadBuiltCatalogue(client, paths.catalogue, log)
    await client.query('update private.installation set plan = $1', [config.plan])
    if (config.production || config.stripe !== undefined) await forgetTestCustomers(client)
  } finally {
    await client.end()
  }
}
