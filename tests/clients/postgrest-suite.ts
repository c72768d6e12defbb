import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import type { Client } from 'pg'
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
/** So many messages it begins with; tests of `maxAffected` add some, and people, and delete them by it. */
const messagesOfSeed = 4
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
    const tidying = await serveTidying(cluster, folder)
    stops.push(tidying.stop)
    // Those in test/v12 are for a PostgREST in a container of its own.
    const args = ['--testPathIgnorePatterns', 'test/v12/', '--setupFilesAfterEnv', tidying.setup]
    return await runTests(folder, args)
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

/**
 * Takes out what a failed test left, before each file of the suite: all that follow would fail at it. The rest stays as
 * it is, for the suite expects rows in the order in which its earlier files changed them.
 * @returns the file that asks for it, in each of the suite's
 */
async function serveTidying(cluster: Cluster, folder: string) {
  const inDatabase = <Result>(work: (client: Client) => Promise<Result>) =>
    withClient(cluster.connection('postgres'), work)
  const { rows: people } = await inDatabase((client) =>
    client.query<{ username: string }>('select username from public.users'),
  )
  const tidy = () =>
    inDatabase(async (client) => {
      await client.query(`delete from public.messages where id > ${messagesOfSeed}`)
      await client.query('delete from public.users where username <> all ($1)', [
        people.map(({ username }) => username),
      ])
    })
  const server = http.createServer((_, response) => {
    response.setHeader('connection', 'close')
    tidy().then(
      () => response.end(),
      (thrown: unknown) => response.writeHead(500).end(String(thrown)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const setup = path.join(folder, 'tidy.cjs')
  await writeFile(
    setup,
    `beforeAll(async () => {
       const answer = await fetch('http://127.0.0.1:${address.port}')
       if (!answer.ok) throw new Error(await answer.text())
     })`,
  )
  return {
    setup,
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
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
