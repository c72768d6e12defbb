import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let cook: string
let expired: string
let stranger: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  cook = await database.createUser()
  expired = await database.createUser({ situation: 'expired' })
  stranger = await database.createUser()
})

const defaultListOf = async (user: string): Promise<string> => {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from shopping_lists where user_id = $1 and is_default',
    [user],
  )
  return rows[0]?.id ?? 'none'
}

const makeList = async (user: string): Promise<string> => {
  const { rows } = await database.asUser(user, (client) =>
    client.query<{ id: string }>(`insert into shopping_lists (name) values ('Party') returning id`),
  )
  return rows[0]?.id ?? 'none'
}

const itemsOf = async (user: string) =>
  (
    await database.pool.query(
      'select * from shopping_list_items where user_id = $1 order by name',
      [user],
    )
  ).rows

test('the calls of the app; an item that names no list goes to the default one', async () => {
  await database.asUser(expired, async (client) => {
    const add = await client.query(
      `insert into shopping_list_items (user_id, name, category, amount, unit)
       values ($1, 'milk', 'Shopping List', '1', 'l') returning id`,
      [expired],
    )
    await client.query(`insert into shopping_list_items (name) values ('eggs')`)
    const { rows } = await client.query(
      'select * from shopping_list_items where user_id = $1 order by name',
      [expired],
    )
    const list_id = await defaultListOf(expired)
    expect(rows).toEqual([
      expect.objectContaining({
        list_id,
        name: 'eggs',
        category: 'Shopping List',
        amount: '1',
        unit: 'piece',
        checked: false,
      }),
      expect.objectContaining({ list_id, name: 'milk', unit: 'l' }),
    ])
    await client.query('delete from shopping_list_items where id = $1 and user_id = $2', [
      add.rows[0].id,
      expired,
    ])
    await client.query('delete from shopping_list_items where user_id = $1', [expired])
    expect((await client.query('select * from shopping_list_items')).rows).toEqual([])
  })
})

test('rows sent together may leave the list out of some', async () => {
  const party = await makeList(cook)
  await database.asUser(cook, (client) =>
    client.query(
      `insert into shopping_list_items (user_id, name, list_id)
       values ($1, 'crisps', $2), ($1, 'soap', null)`,
      [cook, party],
    ),
  )
  const items = await itemsOf(cook)
  expect(items.map(({ name, list_id }) => [name, list_id])).toEqual([
    ['crisps', party],
    ['soap', await defaultListOf(cook)],
  ])
})

test('several lists are part of the plan; the ones that are there stay usable', async () => {
  const made = await makeList(cook)
  await expect(makeList(expired)).rejects.toMatchObject({ code: '42501' })
  await database.pool.query(
    `update public_profiles set created_at = now() - interval '15 days' where id = $1`,
    [cook],
  )
  await database.asUser(cook, async (client) => {
    await client.query(`insert into shopping_list_items (name, list_id) values ('ice', $1)`, [made])
    const renamed = await client.query(
      `update shopping_lists set name = 'Picnic' where id = $1 returning name`,
      [made],
    )
    expect(renamed.rows).toEqual([{ name: 'Picnic' }])
    expect((await client.query('delete from shopping_lists where id = $1', [made])).rowCount).toBe(
      1,
    )
  })
  expect(await itemsOf(cook)).toEqual([])
})

test('the default list stays, and there is one', async () => {
  const deleted = await database.asUser(cook, (client) =>
    client.query('delete from shopping_lists'),
  )
  expect(deleted.rowCount).toBe(0)
  for (const attack of [
    `insert into shopping_lists (name, is_default) values ('mine', true)`,
    'update shopping_lists set is_default = false',
  ]) {
    const attempt = database.asUser(cook, (client) => client.query(attack))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test('a stranger gets at neither lists nor items', async () => {
  await database.asUser(cook, (client) =>
    client.query(`insert into shopping_list_items (name) values ('milk')`),
  )
  const before = await itemsOf(cook)
  await database.asUser(stranger, async (client) => {
    expect((await client.query('select * from shopping_list_items')).rows).toEqual([])
    const lists = await client.query('select user_id from shopping_lists')
    expect(lists.rows).toEqual([{ user_id: stranger }])
    await client.query(`update shopping_lists set name = 'x'`)
    await client.query(`update shopping_list_items set name = 'x'`)
    await client.query('delete from shopping_list_items')
    await client.query('delete from shopping_lists')
  })
  expect(await itemsOf(cook)).toEqual(before)
  const list = await defaultListOf(cook)
  const kept = await database.pool.query('select name from shopping_lists where id = $1', [list])
  expect(kept.rows).toEqual([{ name: 'Shopping List' }])
})

test.each([
  ['42501', `insert into shopping_lists (user_id, name) values ('COOK', 'x')`],
  ['42501', `update shopping_lists set user_id = 'COOK'`],
  ['42501', `insert into shopping_list_items (user_id, name) values ('COOK', 'x')`],
  [
    '42501',
    `insert into shopping_list_items (user_id, list_id, name) values ('COOK', 'LIST', 'x')`,
  ],
  ['23503', `insert into shopping_list_items (list_id, name) values ('LIST', 'x')`],
  ['23503', `update shopping_list_items set list_id = 'LIST'`],
  ['42501', `update shopping_list_items set user_id = 'COOK', list_id = 'LIST'`],
])('a stranger puts nothing into a list (%s): %s', async (code, attack) => {
  const sql = attack.replaceAll('COOK', cook).replaceAll('LIST', await defaultListOf(cook))
  await database.asUser(stranger, (client) =>
    client.query(`insert into shopping_list_items (name) values ('bait')`),
  )
  const attempt = database.asUser(stranger, (client) => client.query(sql))
  await expect(attempt).rejects.toMatchObject({ code })
  expect(await itemsOf(cook)).toEqual([])
})

test('visitors have no list here', async () => {
  for (const table of ['shopping_lists', 'shopping_list_items']) {
    const attempt = database.asAnon((client) => client.query(`select * from ${table}`))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test.each(['shopping_lists', 'shopping_list_items'])('%s hold 1,000 rows', async (table) => {
  const attempt = database.asUser(cook, (client) =>
    client.query(`insert into ${table} (name) select 'n' || n from generate_series(1, 1001) n`),
  )
  await expect(attempt).rejects.toMatchObject({ message: 'row_limit_reached' })
})
