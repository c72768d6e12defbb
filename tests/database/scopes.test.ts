import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { scopes } from '#domain/scopes.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let [cook, session] = ['', '']
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  cook = await database.createUser()
  session = randomUUID()
  await sql('insert into auth.sessions (id, user_id) values ($1, $2)', [session, cook])
})

const sql = (statement: string, values: unknown[] = []) => database.pool.query(statement, values)

const limit = (limits: readonly string[]) =>
  sql('insert into private.limited_sessions (session_id, user_id, scopes) values ($1, $2, $3)', [
    session,
    cook,
    limits,
  ])

/** A statement of a request by a token of the session, with this scope; without one where it is undefined. */
const ask = (
  scope: string | undefined,
  request: { method: string; path: string } | undefined,
  statement = 'select 1 as done',
) =>
  database.asUser(cook, async (client) => {
    const claims = { role: 'authenticated', sub: cook, session_id: session, aal: 'aal1', scope }
    await client.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.method', $2, true),
         set_config('request.path', $3, true)`,
      [JSON.stringify(claims), request?.method ?? '', request?.path ?? ''],
    )
    await client.query('select private.admit_request()')
    return (await client.query(statement)).rows
  })

const refusal = { code: 'PT403', message: 'insufficient_scope' }
const lists = { method: 'GET', path: '/shopping_lists' }

test('a token of a person has no limits but theirs', async () => {
  expect(await ask(undefined, { method: 'DELETE', path: '/pantry_items' })).toEqual([{ done: 1 }])
})

test('a token opens what its scopes give, and session and token must both have them', async () => {
  await expect(ask('list:read', lists)).rejects.toMatchObject(refusal)
  await limit(['list:read'])
  await ask('list:read', lists)
  await expect(ask(undefined, lists)).rejects.toMatchObject(refusal)
  await expect(ask('', lists)).rejects.toMatchObject(refusal)
  await expect(ask('list:write', lists)).rejects.toMatchObject(refusal)
  await expect(ask('list:read', { ...lists, method: 'POST' })).rejects.toMatchObject(refusal)
})

test('where the request is not told, nothing is open', async () => {
  await limit(['list:read'])
  await expect(ask('list:read', undefined)).rejects.toMatchObject(refusal)
})

test('what a request embeds is closed as well', async () => {
  await database.asUser(cook, (client) =>
    client.query(`insert into pantry_items (name) values ('eggs')`),
  )
  await limit(['list:read', 'pantry:read'])
  const both =
    'select (select count(*)::int from pantry_items) as things, (select count(*)::int from shopping_lists) as lists'
  expect(await ask('list:read', lists, both)).toEqual([{ things: 0, lists: 1 }])
  expect(await ask('list:read pantry:read', lists, both)).toEqual([{ things: 1, lists: 1 }])
})

test('what is searched for an app keeps to a diet that it does not see', async () => {
  const restrictions = '{"restrictions": [{"id": "peanuts", "checked": true}]}'
  await database.asUser(cook, (client) =>
    client.query('update profiles set dietary_settings = $1', [restrictions]),
  )
  await limit(['recipes:read'])
  const search = { method: 'POST', path: '/rpc/search_recipes' }
  const both =
    'select private.own_restrictions() as avoided, (select count(*)::int from private_profiles) as seen'
  expect(await ask('recipes:read', search, both)).toEqual([{ avoided: ['peanuts'], seen: 0 }])
})

test('an app is no device', async () => {
  await limit(['list:read'])
  const { rows } = await database.asUser(cook, (client) =>
    client.query('select * from own_sessions()'),
  )
  expect(rows).toEqual([])
})

describe('what scopes open', () => {
  test('is there', async () => {
    const { rows } = await sql(
      `select path from private.scope_paths()
       where case when kind in ('query', 'act')
         then not exists (select from pg_proc where pronamespace = 'public'::regnamespace and '/rpc/' || proname = path)
         else to_regclass('public' || replace(path, '/', '.')) is null end`,
    )
    expect(rows).toEqual([])
  })

  test('is opened by a scope that there is', async () => {
    const { rows } = await sql(
      `select distinct area || case kind when 'act' then ':write' else ':read' end as scope from private.scope_paths()
       union select area || ':write' from private.scope_paths() where kind = 'rows'`,
    )
    expect(rows.map(({ scope }) => scope).toSorted()).toEqual(scopes.toSorted())
  })

  test('is all that there is: every table that not everybody reads has a fence against embedding', async () => {
    const { rows } = await sql(
      `select c.relname as name from pg_class as c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and has_any_column_privilege('authenticated', c.oid, 'select')
         and not exists (select from pg_policy as p where p.polrelid = c.oid and p.polname = 'scopes limit apps')
       order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual([
      'ingredient_aliases',
      'ingredient_substitution_uses',
      'ingredient_substitutions',
      'ingredient_transforms',
      'ingredients',
      'plan_features',
    ])
  })
})
