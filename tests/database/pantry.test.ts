import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { twoCooks } from '../support/two-cooks.ts'

const kitchen = twoCooks()

const waitingCalls = async () =>
  (
    await kitchen.database.pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount

const pantryOf = async (user: string) =>
  (
    await kitchen.database.pool.query(
      'select * from pantry_items where user_id = $1 order by name',
      [user],
    )
  ).rows

test('the calls of the app, with or without a plan', async () => {
  const add = `insert into pantry_items (user_id, name, category, quantity, unit)
               values ($1, $2, $3, $4, $5) returning id`
  const eggs = await kitchen.database.asUser(kitchen.cook, (client) =>
    client.query(add, [kitchen.cook, 'eggs', 'Dairy & Eggs', 2, 'piece']),
  )
  await kitchen.database.asUser(kitchen.cook, (client) =>
    client.query(add, [kitchen.cook, 'milk', 'Dairy', 1, 'l']),
  )
  await kitchen.database.asUser(kitchen.cook, async (client) => {
    const all = `select * from pantry_items where user_id = $1 order by created_at desc`
    const held = await client.query(all, [kitchen.cook])
    expect(held.rows.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['milk', '1'],
      ['eggs', '2'],
    ])
    await client.query('delete from pantry_items where id = $1 and user_id = $2', [
      eggs.rows[0].id,
      kitchen.cook,
    ])
    expect((await client.query(all, [kitchen.cook])).rows).toHaveLength(1)
    await client.query('delete from pantry_items where user_id = $1', [kitchen.cook])
    expect((await client.query(all, [kitchen.cook])).rows).toEqual([])
  })
})

test('an item that only has a name has an amount that nobody stated', async () => {
  await kitchen.database.asUser(kitchen.cook, (client) =>
    client.query(`insert into pantry_items (name) values ('salt')`),
  )
  expect(await pantryOf(kitchen.cook)).toEqual([
    expect.objectContaining({
      category: 'Other',
      quantity: '1',
      unit: 'piece',
      amount_stated: false,
      ingredient: null,
    }),
  ])
})

test('a write that is sent twice with its own id is one row, changed by an upsert', async () => {
  const id = randomUUID()
  const upsert = `insert into pantry_items (id, user_id, name, quantity) values ($1, $2, 'rice', $3)
    on conflict (id) do update set id = excluded.id, user_id = excluded.user_id,
      name = excluded.name, quantity = excluded.quantity`
  for (const quantity of [1, 3]) {
    await kitchen.database.asUser(kitchen.cook, (client) =>
      client.query(upsert, [id, kitchen.cook, quantity]),
    )
  }
  expect(await pantryOf(kitchen.cook)).toEqual([expect.objectContaining({ id, quantity: '3' })])
  const theft = kitchen.database.asUser(kitchen.stranger, (client) =>
    client.query(upsert, [id, kitchen.stranger, 9]),
  )
  await expect(theft).rejects.toMatchObject({ code: '42501' })
})

test('a stranger neither reads, changes, empties nor fills a pantry', async () => {
  await kitchen.database.asUser(kitchen.cook, (client) =>
    client.query(`insert into pantry_items (name) values ('salt')`),
  )
  const before = await pantryOf(kitchen.cook)
  await kitchen.database.asUser(kitchen.stranger, async (client) => {
    expect((await client.query('select * from pantry_items')).rows).toEqual([])
    await client.query(`update pantry_items set name = 'gone'`)
    await client.query('delete from pantry_items')
    await client.query('delete from pantry_items where user_id = $1', [kitchen.cook])
  })
  for (const attack of [
    `insert into pantry_items (user_id, name) values ('${kitchen.cook}', 'poison')`,
    `with own as (insert into pantry_items (name) values ('gift') returning id)
     select 1 from own; update pantry_items set user_id = '${kitchen.cook}'`,
  ]) {
    const attempt = kitchen.database.asUser(kitchen.stranger, (client) => client.query(attack))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
  expect(await pantryOf(kitchen.cook)).toEqual(before)
})

test('visitors have no pantry here', async () => {
  for (const attack of [
    'select * from pantry_items',
    `insert into pantry_items (user_id, name) values ('${kitchen.cook}', 'x')`,
    `update pantry_items set name = 'x'`,
    'delete from pantry_items',
  ]) {
    const attempt = kitchen.database.asAnon((client) => client.query(attack))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test.each([
  ['name', ''],
  ['name', '   '],
  ['name', 'n'.repeat(201)],
  ['category', 'c'.repeat(61)],
  ['unit', 'u'.repeat(41)],
  ['quantity', '0'],
  ['quantity', '-1'],
  ['quantity', 'NaN'],
  ['quantity', 'Infinity'],
  ['ingredient', 'Not a slug'],
])('refuses %s "%s"', async (column, value) => {
  const columns = new Map([
    ['name', 'flour'],
    [column, value],
  ])
  const attempt = kitchen.database.asUser(kitchen.cook, (client) =>
    client.query(
      `insert into pantry_items (${[...columns.keys()].join()})
       values (${[...columns.keys()].map((_, index) => `$${index + 1}`).join()})`,
      [...columns.values()],
    ),
  )
  await expect(attempt).rejects.toMatchObject({ code: '23514' })
})

test('nobody writes when something was added', async () => {
  const attempt = kitchen.database.asUser(kitchen.cook, (client) =>
    client.query(`insert into pantry_items (name, created_at) values ('x', '2000-01-01')`),
  )
  await expect(attempt).rejects.toMatchObject({ code: '42501' })
})

test('a pantry holds 1,000 items and no more, not even by two calls at once', async () => {
  const fill = (count: number, meanwhile: () => Promise<unknown> = async () => undefined) =>
    kitchen.database.asUser(kitchen.cook, async (client) => {
      await client.query(
        `insert into pantry_items (name) select 'item ' || n from generate_series(1, $1::int) n`,
        [count],
      )
      await meanwhile()
    })
  await expect(fill(1001)).rejects.toMatchObject({ code: 'P0001', message: 'row_limit_reached' })
  await fill(990)
  let second: Promise<unknown> = Promise.resolve()
  await fill(6, async () => {
    let isDone = false
    second = fill(6)
    void Promise.allSettled([second]).then(() => (isDone = true))
    // A second that did not wait for the first would count and be done.
    await expect.poll(async () => isDone || (await waitingCalls()) === 1).toBe(true)
  })
  await expect(second).rejects.toMatchObject({ message: 'row_limit_reached' })
  expect(await pantryOf(kitchen.cook)).toHaveLength(996)
  await kitchen.database.asUser(kitchen.stranger, (client) =>
    client.query(`insert into pantry_items (name) values ('a full neighbour is no matter')`),
  )
})
