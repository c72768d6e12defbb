import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { listPrivileges } from '../support/privileges.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const names = async (sql: string) =>
  (await database.pool.query<{ name: string }>(sql)).rows.map(({ name }) => name)

/** Every right is here on purpose: a new one is read by a person before it is committed. */
test('the privileges are the committed ones', async () => {
  const privileges = await listPrivileges(database.pool)
  const ofClients = privileges.filter((line) => !line.startsWith('service_role '))
  await expect(`${ofClients.join('\n')}\n`).toMatchFileSnapshot('./privileges.txt')
})

test('every table of the data API has row-level security and a policy', async () => {
  const open = await names(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (not c.relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))`)
  expect(open).toEqual([])
})

test('every view runs with the rights of its reader', async () => {
  const definer = await names(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
      and not coalesce('security_invoker=true' = any (c.reloptions), false)`)
  expect(definer).toEqual([])
})

test('every policy names its roles', async () => {
  const forEveryone = await names(`
    select p.polname as name from pg_policy p where 0 = any (p.polroles)`)
  expect(forEveryone).toEqual([])
})

test('every table, view and function says what it is for', async () => {
  const silent = await names(`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and c.relkind in ('r', 'v', 'm', 'p') and obj_description(c.oid, 'pg_class') is null
    union all
    select p.oid::regprocedure::text from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and obj_description(p.oid, 'pg_proc') is null`)
  expect(silent).toEqual([])
})

test('every function finds only what it names in full', async () => {
  const loose = await names(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce('search_path=""' = any (p.proconfig), false)`)
  expect(loose).toEqual([])
})

test('the data API offers no function with more rights than its caller', async () => {
  const definer = await names(`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef`)
  expect(definer).toEqual([])
})

test('no statement of a client runs for ever', async () => {
  const limits = await names(`
    select rolname || ' ' || setting as name
    from pg_roles, unnest(rolconfig) as setting
    where setting like 'statement_timeout=%' order by 1`)
  expect(limits).toEqual([
    'anon statement_timeout=3s',
    'authenticated statement_timeout=8s',
    'authenticator statement_timeout=8s',
    'supabase_auth_admin statement_timeout=8s',
  ])
})
