import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LogEntry } from '#server/log.ts'
import { loadSecrets, secretsFile } from '#server/secrets.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { connectTo } from '../support/backend-client.ts'
import { type OperatorsCluster, startOperatorsCluster } from '../support/operators-cluster.ts'
import { startTransactionPooler, type TransactionPooler } from './transaction-pooler.ts'

let operators: OperatorsCluster
let pooler: TransactionPooler
let databases = 0
let database: string

beforeAll(async () => {
  operators = await startOperatorsCluster()
})
afterAll(() => operators?.stop())

beforeEach(async () => {
  database = `larder_${(databases += 1)}`
  await withClient(operators.connection(), (admin) => admin.query(`create database ${database}`))
  await loadSecrets(path.join(operators.folder, database))
  pooler = await startTransactionPooler(path.join(operators.host, '.s.PGSQL.5432'))
})
afterEach(() => pooler.stop())

/** @returns what the server said too */
async function start(name = 'first') {
  const said: LogEntry[] = []
  const larder = await operators.startLarder(
    {
      LARDER_DATA: await dataFolder(name),
      DATABASE_URL: operators.url(database, { port: pooler.port }),
      DATABASE_POOLER: 'transaction',
    },
    (entry) => void said.push(entry),
  )
  return { ...larder, said }
}

/** Servers on one database share a copy of its secrets. */
async function dataFolder(name: string): Promise<string> {
  const folder = path.join(operators.folder, database, name)
  await mkdir(folder, { recursive: true })
  await copyFile(secretsFile(path.join(operators.folder, database)), secretsFile(folder))
  return folder
}

const account = { email: 'cook@example.org', password: 'a good soup' }

test('through a pooler of transactions a server starts, a cook signs up, keeps a pantry and searches', async () => {
  const larder = await start()
  const cook = (await connectTo(larder.address))()
  const signedUp = await cook.auth.signUp(account)
  const userId = signedUp.data.user?.id ?? ''
  expect(signedUp.error).toBeNull()
  for (const name of ['Eggs', 'Milk', 'Flour']) {
    const { error } = await cook.from('pantry_items').insert({ user_id: userId, name })
    expect(error).toBeNull()
  }
  const before = pooler.transactions()
  // At once, so that each of the data API's connections is used, and again, so that one is lent anew.
  const reads = Array.from({ length: 60 }, async () => {
    const { data } = await cook.from('pantry_items').select('name').order('name')
    return data?.map(({ name }) => name)
  })
  for (const names of await Promise.all(reads)) expect(names).toEqual(['Eggs', 'Flour', 'Milk'])
  expect(pooler.transactions() - before).toBeGreaterThanOrEqual(60)

  const found = await cook.rpc('search_recipes', { search_text: 'soup' })
  expect(found.error).toBeNull()
  expect(found.data?.length).toBeGreaterThan(0)
  expect((await cook.auth.refreshSession()).error).toBeNull()
  expect((await cook.auth.updateUser({ password: 'a better soup' })).error).toBeNull()
  expect((await fetch(`${larder.address}/healthz`)).status).toBe(200)
  await larder.stop()

  const next = await start()
  // It finds all as it was left: nothing to migrate, no recipes to load.
  expect(next.said.filter(({ event }) => /migration|recipes/.test(event))).toEqual([])
  const back = (await connectTo(next.address))()
  const signedIn = await back.auth.signInWithPassword({ ...account, password: 'a better soup' })
  expect(signedIn.error).toBeNull()
  expect((await back.from('pantry_items').select('name')).data?.length).toBe(3)
  await next.stop()
})

async function storedPasswords(): Promise<unknown[]> {
  const sql = `select rolpassword from pg_authid where rolname in ('authenticator', 'supabase_auth_admin')`
  return (await withClient(operators.connection(), (admin) => admin.query(sql))).rows
}

test('two servers that start at once on an empty database both come up, and nothing is done twice', async () => {
  const [first, second] = await Promise.all([start('first'), start('second')])
  const applied = [...first.said, ...second.said].filter(({ event }) => /migrations/.test(event))
  const counts = applied.map(({ event }) => Number.parseInt(event, 10))
  const { rows } = await withClient(operators.connection(database), (admin) =>
    admin.query('select count(*)::int as count from supabase_migrations.schema_migrations'),
  )
  expect(rows).toEqual([{ count: counts.reduce((sum, count) => sum + count, 0) }])
  const cook = (await connectTo(first.address))()
  expect((await cook.auth.signUp(account)).error).toBeNull()
  const elsewhere = (await connectTo(second.address))()
  expect((await elsewhere.auth.signInWithPassword(account)).error).toBeNull()

  // A pooler logs in with what it has of a password, which is another where the same is set anew.
  const before = await storedPasswords()
  const third = await start('third')
  expect(await storedPasswords()).toEqual(before)
  await Promise.all([first.stop(), second.stop(), third.stop()])
})

test('what a session leans on shows: a lock of the session is not there to be given back', async () => {
  await withClient(
    { ...operators.connection(database), host: '127.0.0.1', port: pooler.port },
    async (client) => {
      await client.query('select pg_advisory_lock(1)')
      const { rows } = await client.query('select pg_advisory_unlock(1) as unlocked')
      expect(rows).toEqual([{ unlocked: false }])
    },
  )
})
