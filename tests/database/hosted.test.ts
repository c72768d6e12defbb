import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { Client } from 'pg'
import { loadCatalogue } from '#catalogue/load.ts'
import { readMigrations, readSqlFiles } from '#server/migrations/migration-files.ts'
import { paths } from '#server/paths.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { listPrivileges } from '../support/privileges.ts'

/**
 * Hosted Supabase runs migrations as `postgres`, which is no superuser there, does not own the
 * schema `auth`, and hands every new object in `public` to the roles of the data API.
 */
const suffix = randomUUID().replaceAll('-', '')
const name = `hosted_${suffix}`
const role = `hosted_postgres_${suffix}`
const cluster = inject('cluster')
let client: Client

beforeAll(async () => {
  await withClient(cluster, async (admin) => {
    await admin.query(`create role ${role} nosuperuser createrole bypassrls`)
    await admin.query(`grant anon, authenticated, service_role to ${role}`)
    await admin.query(`create database ${name}`)
    await admin.query(`grant all on database ${name} to ${role}`)
  })
  client = new Client({ ...cluster, database: name })
  await client.connect()
  for (const { sql } of await readSqlFiles(paths.platform)) await client.query(sql)
  await client.query(`
    grant all on schema public, extensions to ${role};
    grant usage on schema auth to ${role};
    grant select, references, trigger on auth.users, auth.sessions to ${role};
    grant select on auth.identities, auth.mfa_amr_claims, auth.mfa_factors to ${role};
    set role ${role};
    alter default privileges grant execute on functions to public;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  `)
})

afterAll(async () => {
  await client.end()
  await withClient(cluster, async (admin) => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop role ${role}`)
  })
})

test('the migrations run without a superuser, and what clients may do is the same', async () => {
  for (const { sql } of await readMigrations(paths.migrations)) await client.query(sql)
  const granted = (await listPrivileges(client)).filter((line) => !line.startsWith('service_role '))
  const committed = await readFile(path.join(import.meta.dirname, 'privileges.txt'), 'utf8')
  expect(granted).toEqual(committed.trimEnd().split('\n'))
})

test('the recipes are loaded with the rights of that role', async () => {
  const file: unknown = JSON.parse(await readFile(paths.catalogue, 'utf8'))
  expect(await loadCatalogue(client, file)).toEqual({ changed: true })
  expect(await loadCatalogue(client, file)).toEqual({ changed: false })
})

test('the account that it makes is whole', async () => {
  const id = randomUUID()
  await client.query('reset role')
  await client.query('begin')
  await client.query('set local role supabase_auth_admin')
  await client.query(`insert into auth.users (id, email) values ($1, 'ada@example.com')`, [id])
  await client.query('commit')
  await client.query('begin')
  await client.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: id, role: 'authenticated' }),
  ])
  await client.query('set local role authenticated')
  const { rows } = await client.query(
    `select p.name, l.is_default, can_use('ai_assistant') as access
     from profiles p join shopping_lists l on l.user_id = p.id`,
  )
  await client.query('commit')
  expect(rows).toEqual([{ name: 'ada', is_default: true, access: true }])
})

test('a sign-in there, statement by statement, leaves its entry in the security log', async () => {
  const [id, session] = [randomUUID(), randomUUID()]
  await client.query('reset role')
  await client.query('begin')
  await client.query('set local role supabase_auth_admin')
  await client.query(`insert into auth.users (id, email) values ($1, 'ben@example.com')`, [id])
  await client.query('insert into auth.sessions (id, user_id, user_agent) values ($1, $2, $3)', [
    session,
    id,
    'Firefox',
  ])
  await client.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, 'password')`,
    [session],
  )
  await client.query('update auth.users set last_sign_in_at = now() where id = $1', [id])
  await client.query('commit')
  await client.query('delete from auth.sessions where id = $1', [session])
  const { rows } = await client.query(
    `select kind, detail, user_agent from private.security_log where user_id = $1 order by happened_at`,
    [id],
  )
  expect(rows).toEqual([
    { kind: 'signed_in', detail: 'password', user_agent: 'Firefox' },
    { kind: 'signed_out', detail: null, user_agent: 'Firefox' },
  ])
})
