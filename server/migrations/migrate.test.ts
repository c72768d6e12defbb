import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Cluster, startCluster } from '../postgres/cluster.ts'
import { migrate } from './migrate.ts'
import { againAfterDeadlock } from './platform.ts'
import { StartError } from '../start-error.ts'

const passwords = { authenticator: "it's", supabase_auth_admin: 'secret' }
let folder: string
let folders: { platform: string; migrations: string }
let cluster: Cluster
let client: Client

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-migrate-'))
  folders = { platform: path.join(folder, 'platform'), migrations: path.join(folder, 'migrations') }
  cluster = await startCluster({ dataDir: folder, password: 'pw', log: () => undefined })
  await mkdir(folders.platform)
  await writeFile(
    path.join(folders.platform, '00-roles.sql'),
    `do $$ begin
      if not exists (select from pg_roles where rolname = 'authenticator') then
        create role authenticator login; create role supabase_auth_admin login;
      end if;
    end $$`,
  )
})

afterAll(async () => {
  await cluster.stop()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  await rm(folders.migrations, { recursive: true, force: true })
  await mkdir(folders.migrations)
  const admin = new Client(cluster.connection())
  await admin.connect()
  await admin.query('drop database if exists larder')
  await admin.query('create database larder')
  await admin.end()
  client = await connect()
})

afterEach(() => client.end())

async function connect(): Promise<Client> {
  const fresh = new Client(cluster.connection('larder'))
  await fresh.connect()
  return fresh
}

function write(version: string, sql: string): Promise<void> {
  return writeFile(path.join(folders.migrations, `${version}_topic.sql`), sql)
}

test('applies what is new, once, and records it as the Supabase CLI does', async () => {
  await write('20260101000000', 'create table pans (size int);')
  expect(await migrate(client, passwords, folders)).toEqual(['20260101000000'])
  await write('20260102000000', 'insert into pans values (24);')
  expect(await migrate(client, passwords, folders)).toEqual(['20260102000000'])
  expect(await migrate(client, passwords, folders)).toEqual([])
  const { rows } = await client.query(
    'select * from supabase_migrations.schema_migrations order by version',
  )
  expect(rows[0]).toEqual({
    version: '20260101000000',
    name: 'topic',
    statements: ['create table pans (size int);'],
  })
  expect((await client.query('select size from pans')).rows).toEqual([{ size: 24 }])
})

test('gives the roles their passwords', async () => {
  await migrate(client, passwords, folders)
  const login = new Client({
    ...cluster.connection('larder'),
    user: 'authenticator',
    password: "it's",
  })
  await login.connect()
  expect((await login.query('show pgrst.db_schemas')).rows).toEqual([
    { 'pgrst.db_schemas': 'public' },
  ])
  await login.end()
})

test('a migration that fails leaves nothing of itself and is named', async () => {
  await write('20260101000000', 'create table pans (size int); select 1 / 0;')
  await expect(migrate(client, passwords, folders)).rejects.toMatchObject({
    code: 'migration_failed',
    message: expect.stringContaining('20260101000000_topic: division by zero'),
  })
  expect((await client.query("select to_regclass('pans') as found")).rows).toEqual([
    { found: null },
  ])
})

test('an applied migration may be laid out anew, but neither changed nor removed', async () => {
  await write('20260101000000', 'create table pans (size int);')
  await migrate(client, passwords, folders)
  await write('20260101000000', 'create table pans\n  (size int)\n')
  await migrate(client, passwords, folders)
  await write('20260101000000', 'create table pans (size bigint);')
  await expect(migrate(client, passwords, folders)).rejects.toMatchObject({
    code: 'migration_changed',
  })
  await rm(path.join(folders.migrations, '20260101000000_topic.sql'))
  await expect(migrate(client, passwords, folders)).rejects.toMatchObject({
    code: 'migration_missing',
  })
})

test('a start waits for nobody who is served meanwhile, until there is something new', async () => {
  const tables = path.join(folders.platform, '10-auth.sql')
  const sql = 'create schema if not exists auth; create table if not exists auth.users (id int);'
  await writeFile(tables, `${sql} alter table auth.users owner to postgres;`)
  await migrate(client, passwords, folders)
  const person = await connect()
  await person.query('begin; select from auth.users')
  await client.query(`set lock_timeout = '200ms'`)
  expect(await migrate(client, passwords, folders)).toEqual([])
  await writeFile(tables, `${sql} alter table auth.users add if not exists name text;`)
  await expect(migrate(client, passwords, folders)).rejects.toThrow('10-auth.sql')
  await person.end()
  await migrate(client, passwords, folders)
  expect((await client.query('select name from auth.users')).rows).toEqual([])
  await rm(tables)
})

test('a step that a deadlock has undone is done again, five times at most', async () => {
  const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' })
  const failure = new StartError('migration_failed', 'Cannot apply pans', { cause })
  let tries = 0
  const failing = (most: number) => async () => {
    tries += 1
    if (tries <= most) throw failure
  }
  await againAfterDeadlock(failing(4))
  expect(tries).toBe(5)
  tries = 0
  await expect(againAfterDeadlock(failing(5))).rejects.toBe(failure)
  tries = 0
  await expect(againAfterDeadlock(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('servers that start together apply each migration once', async () => {
  await write('20260101000000', 'create table pans (size int); select pg_sleep(0.1);')
  const second = await connect()
  const applied = await Promise.all([
    migrate(client, passwords, folders),
    migrate(second, passwords, folders),
  ])
  await second.end()
  expect(applied.flat()).toEqual(['20260101000000'])
})
