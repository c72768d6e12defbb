import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { createRestProxy } from '#server/http/rest-proxy.ts'
import { applyPlatform } from '#server/migrations/platform.ts'
import { paths } from '#server/paths.ts'
import { type Cluster, startCluster } from '#server/postgres/cluster.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { locatePostgrest } from '#server/postgrest/locate.ts'
import { startPostgrest } from '#server/postgrest/postgrest.ts'
import { prepareSuite, runTests, type Outcome } from './suites.ts'

/** Where the suite looks for its server: at a path that the proxy takes off, as Larder's does. */
const port = 54321
const password = 'of-the-suite'
const log = () => undefined

/** Runs postgrest-js's own tests: its tables behind our data API, with our PostgREST and its settings. */
export async function runPostgrestSuite(checkout: string, temporary: string): Promise<Outcome> {
  const folder = await prepareSuite('postgrest-js', checkout, temporary)
  const cluster = await startCluster({ dataDir: path.join(temporary, 'data'), password, log })
  const stops = [() => cluster.stop()]
  try {
    await makeTables(cluster, path.join(folder, 'test', 'supabase'))
    const dataApi = await startPostgrest({
      name: 'postgrest',
      runtime: cluster.runtime,
      binary: await locatePostgrest({
        chosen: process.env['POSTGREST_BIN'],
        dataDir: temporary,
        mirrors: [],
        log,
      }),
      databaseUri: uriOf(cluster),
      pooled: false,
      keySet: { keys: [{ kty: 'oct', alg: 'HS256', k: Buffer.alloc(32).toString('base64url') }] },
      obstacle: async () => undefined,
      log,
      onLost: () => undefined,
    })
    stops.push(() => dataApi.stop())
    const proxy = createRestProxy({
      upstream: dataApi.upstream,
      publicKey: 'none',
      exchangeToken: (token) => token,
      senderOf: () => 'the suite',
      isFull: async () => false,
    })
    const server = http.createServer((request, response) => proxy(request, response, {}))
    server.listen(port)
    await once(server, 'listening')
    stops.push(async () => {
      server.closeAllConnections()
      server.close()
    })
    // Against another PostgREST, of version 12 in a container of its own.
    return await runTests(folder, ['--testPathIgnorePatterns', 'test/v12/'])
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

/** The suite's tables, with the rights that a new project of Supabase's gives to visitors. */
async function makeTables(cluster: Cluster, folder: string): Promise<void> {
  const migrations = path.join(folder, 'migrations')
  const files = (await readdir(migrations)).toSorted().map((file) => path.join(migrations, file))
  await withClient(cluster.connection('postgres'), async (client) => {
    await applyPlatform(client, paths.platform, async (name, sql) => {
      if (name.startsWith('00-')) await client.query(sql)
    })
    await client.query(`
      alter role authenticator login password '${password}';
      alter role authenticator set pgrst.db_schemas = 'public, personal';
      create schema private;
      create function private.admit_request() returns void language sql as 'select';
      grant usage on schema private to anon;
      alter default privileges grant all on tables to anon, authenticated, service_role;
      alter default privileges grant all on sequences to anon, authenticated, service_role;
      alter default privileges grant execute on functions to public, anon;
      grant execute on all functions in schema private to anon;
    `)
    for (const file of [...files, path.join(folder, 'seed.sql')]) {
      await client.query(withoutGeometry(await readFile(file, 'utf8')))
    }
    await client.query(
      'grant usage on schema personal to anon; grant all on all tables in schema personal to anon',
    )
  })
}

/** The PostgreSQL that npm brings has no PostGIS: what one test of the suite asks for is a text here. */
function withoutGeometry(sql: string): string {
  return sql
    .replaceAll(/^create extension if not exists postgis .*$/gm, '')
    .replaceAll(/extensions\.geometry\([^)]*\)/g, 'text')
}

function uriOf(cluster: Cluster): string {
  const { host, port: databasePort } = cluster.connection('postgres')
  const place = `host=${encodeURIComponent(host)}&port=${databasePort}`
  return `postgres://authenticator:${password}@/postgres?${place}`
}
