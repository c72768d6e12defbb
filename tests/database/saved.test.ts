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

const save = (user: string, recipe = '7') =>
  database.asUser(user, (client) =>
    client.query('insert into favorite_recipes (user_id, recipe_id) values ($1, $2)', [
      user,
      recipe,
    ]),
  )

const makeCollection = async (user: string): Promise<string> => {
  const { rows } = await database.asUser(user, (client) =>
    client.query<{ id: string }>(
      `insert into recipe_collections (user_id, name, description, color)
       values ($1, 'Soups', 'Warm', 'purple') returning id`,
      [user],
    ),
  )
  return rows[0]?.id ?? 'none'
}

const expire = (user: string) =>
  database.pool.query(
    `update public_profiles set created_at = now() - interval '15 days' where id = $1`,
    [user],
  )

test('saving and unsaving by the calls of the app', async () => {
  await save(cook)
  await save(cook, 'an id of a recipe that is long gone')
  await database.asUser(cook, async (client) => {
    const saved = 'select recipe_id from favorite_recipes where user_id = $1 order by created_at'
    expect((await client.query(saved, [cook])).rows[0]).toEqual({ recipe_id: '7' })
    await client.query('delete from favorite_recipes where user_id = $1 and recipe_id = $2', [
      cook,
      '7',
    ])
    expect((await client.query(saved, [cook])).rows).toHaveLength(1)
  })
})

test('saving needs the plan; what is saved stays and can be removed', async () => {
  await expect(save(expired)).rejects.toMatchObject({ code: '42501' })
  await save(cook)
  await expire(cook)
  await expect(save(cook, '8')).rejects.toMatchObject({ code: '42501' })
  await database.asUser(cook, async (client) => {
    expect((await client.query('select recipe_id from favorite_recipes')).rows).toHaveLength(1)
    expect((await client.query('delete from favorite_recipes')).rowCount).toBe(1)
  })
  const anonymous = await database.createUser({ anonymous: true })
  await expect(save(anonymous)).rejects.toMatchObject({ code: '42501' })
  const subscriber = await database.createUser({ situation: 'subscribed' })
  await save(subscriber)
})

test('50 racing saves of one recipe are one row', async () => {
  const results = await Promise.allSettled(Array.from({ length: 50 }, () => save(cook)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refusals = results.filter((result) => result.status === 'rejected')
  expect(new Set(refusals.map(({ reason }) => reason.code))).toEqual(new Set(['23505']))
})

test('collections by the calls of the app', async () => {
  const id = await makeCollection(cook)
  await database.asUser(cook, async (client) => {
    const { rows } = await client.query(
      'select * from recipe_collections where user_id = $1 order by created_at',
      [cook],
    )
    expect(rows).toEqual([
      expect.objectContaining({ name: 'My Recipes', is_default: true, color: 'purple' }),
      expect.objectContaining({ id, name: 'Soups', description: 'Warm', is_default: false }),
    ])
    const put = `insert into collection_recipes (collection_id, recipe_id, recipe_data)
                 values ($1, $2, $3)`
    await client.query(put, [id, '7', JSON.stringify({ id: 7, title: 'Soup' })])
    const read = 'select recipe_id, recipe_data from collection_recipes where collection_id = $1'
    expect((await client.query(read, [id])).rows).toEqual([
      { recipe_id: '7', recipe_data: '{"id":7,"title":"Soup"}' },
    ])
    await client.query(
      'delete from collection_recipes where collection_id = $1 and recipe_id = $2',
      [id, '7'],
    )
    expect((await client.query(read, [id])).rows).toEqual([])
    await client.query(put, [id, '8', '{}'])
    const gone = await client.query(
      'delete from recipe_collections where id = $1 and user_id = $2 and is_default = false',
      [id, cook],
    )
    expect(gone.rowCount).toBe(1)
    expect((await client.query('select * from collection_recipes')).rows).toEqual([])
  })
})

test('making collections needs the plan; filling and removing do not', async () => {
  await expect(makeCollection(expired)).rejects.toMatchObject({ code: '42501' })
  const id = await makeCollection(cook)
  await expire(cook)
  await expect(makeCollection(cook)).rejects.toMatchObject({ code: '42501' })
  await database.asUser(cook, async (client) => {
    await client.query(
      `insert into collection_recipes (collection_id, recipe_id, recipe_data) values ($1, '7', '{}')`,
      [id],
    )
    await client.query(`update recipe_collections set name = 'Stews' where id = $1`, [id])
    expect((await client.query('delete from recipe_collections')).rowCount).toBe(1)
  })
})

test('the default collection can be neither deleted nor forged', async () => {
  const { rowCount } = await database.asUser(cook, (client) =>
    client.query('delete from recipe_collections'),
  )
  expect(rowCount).toBe(0)
  for (const attack of [
    `insert into recipe_collections (name, is_default) values ('mine', true)`,
    'update recipe_collections set is_default = false',
  ]) {
    const attempt = database.asUser(cook, (client) => client.query(attack))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test('a stranger gets at nothing, even with a guessed id', async () => {
  const id = await makeCollection(cook)
  await save(cook)
  await database.asUser(cook, (client) =>
    client.query(
      `insert into collection_recipes (collection_id, recipe_id, recipe_data) values ($1, '7', '{}')`,
      [id],
    ),
  )
  await database.asUser(stranger, async (client) => {
    expect((await client.query('select * from favorite_recipes')).rows).toEqual([])
    expect((await client.query('select * from collection_recipes')).rows).toEqual([])
    const seen = await client.query('select id from recipe_collections where id = $1', [id])
    expect(seen.rows).toEqual([])
    await client.query('delete from favorite_recipes')
    await client.query('delete from collection_recipes')
    await client.query('delete from recipe_collections')
    await client.query(`update recipe_collections set name = 'x'`)
    await client.query(`update collection_recipes set recipe_data = '"x"'`)
  })
  const { rows } = await database.pool.query(
    `select c.name, r.recipe_data, f.recipe_id
     from recipe_collections c join collection_recipes r on r.collection_id = c.id
     join favorite_recipes f on f.user_id = c.user_id where c.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ name: 'Soups', recipe_data: '{}', recipe_id: '7' }])
})

test.each([
  ['42501', `insert into favorite_recipes (user_id, recipe_id) values ('COOK', '1')`],
  ['42501', `insert into recipe_collections (user_id, name) values ('COOK', 'x')`],
  ['42501', `update recipe_collections set user_id = 'COOK'`],
  [
    '23503',
    `insert into collection_recipes (collection_id, recipe_id, recipe_data) values ('THEIRS', '1', '{}')`,
  ],
  [
    '42501',
    `insert into collection_recipes (collection_id, recipe_id, recipe_data, user_id) values ('THEIRS', '1', '{}', 'COOK')`,
  ],
  ['23503', `update collection_recipes set collection_id = 'THEIRS'`],
  ['42501', `update collection_recipes set collection_id = 'THEIRS', user_id = 'COOK'`],
])('a stranger puts nothing into what is not theirs (%s): %s', async (code, attack) => {
  const [theirs, own] = [await makeCollection(cook), await makeCollection(stranger)]
  await database.asUser(stranger, (client) =>
    client.query(
      `insert into collection_recipes (collection_id, recipe_id, recipe_data) values ($1, '7', '{}')`,
      [own],
    ),
  )
  const sql = attack.replaceAll('COOK', cook).replaceAll('THEIRS', theirs)
  const attempt = database.asUser(stranger, (client) => client.query(sql))
  await expect(attempt).rejects.toMatchObject({ code })
})

test.each([
  ['22P02', 'not json'],
  ['23514', JSON.stringify('x'.repeat(65_536))],
])('refuses recipe data with %s', async (code, data) => {
  const id = await makeCollection(cook)
  const attempt = database.asUser(cook, (client) =>
    client.query(
      `insert into collection_recipes (collection_id, recipe_id, recipe_data) values ($1, '7', $2)`,
      [id, data],
    ),
  )
  await expect(attempt).rejects.toMatchObject({ code })
})

test.each([
  `insert into favorite_recipes (recipe_id) values (repeat('1', 65))`,
  `insert into recipe_collections (name) values (repeat('n', 101))`,
  `insert into recipe_collections (name) values ('  ')`,
  `insert into recipe_collections (name, description) values ('n', repeat('d', 1001))`,
])('refuses what is too long: %s', async (sql) => {
  const attempt = database.asUser(cook, (client) => client.query(sql))
  await expect(attempt).rejects.toMatchObject({ code: '23514' })
})

test('visitors save nothing', async () => {
  for (const table of ['favorite_recipes', 'recipe_collections', 'collection_recipes']) {
    const attempt = database.asAnon((client) => client.query(`select * from ${table}`))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test('1,000 saved recipes, 1,000 collections, 1,000 recipes in them', async () => {
  const id = await makeCollection(cook)
  for (const sql of [
    `insert into favorite_recipes (recipe_id) select n from generate_series(1, 1001) n`,
    `insert into recipe_collections (name) select n from generate_series(1, 1001) n`,
    `insert into collection_recipes (collection_id, recipe_id, recipe_data)
     select '${id}', n, '{}' from generate_series(1, 1001) n`,
  ]) {
    const attempt = database.asUser(cook, (client) => client.query(sql))
    await expect(attempt).rejects.toMatchObject({ message: 'row_limit_reached' })
  }
})
