import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let cook: string
let collection: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  cook = await database.createUser()
  collection = await inserted(
    `insert into recipe_collections (name) values ('Soups') returning id as value`,
  )
})

/** As the cook; the answer is the column `value`. */
const values = (sql: string, user = cook): Promise<string[]> =>
  database.asUser(user, async (client) => {
    const { rows } = await client.query<{ value: string }>(sql)
    return rows.map(({ value }) => value)
  })
const inserted = async (sql: string) => (await values(sql))[0] ?? 'none'

const put = (recipes: readonly string[]) =>
  values(
    `insert into collection_recipes (collection_id, recipe_id, recipe_data) values
     ${recipes.map((recipe) => `('${collection}', '${recipe}', '{}')`).join(', ')}`,
  )
const order = () =>
  values(`select recipe_id as value from collection_recipes order by position, recipe_id`)

test('a recipe that names no place stands last, several of one call in their order', async () => {
  await put(['9', '3', '7', '1'])
  await put(['2'])
  expect(await order()).toEqual(['9', '3', '7', '1', '2'])
})

test('one write moves a recipe between two others', async () => {
  await put(['9', '3', '7'])
  await values(
    `update collection_recipes set position = (
       select avg(position) from collection_recipes where recipe_id in ('9', '3')
     ) where recipe_id = '7'`,
  )
  expect(await order()).toEqual(['9', '7', '3'])
})

test.each(['NaN', 'Infinity', '-Infinity', '1e300'])('%s is no place', async (position) => {
  await put(['1'])
  const attempt = values(`update collection_recipes set position = '${position}'`)
  await expect(attempt).rejects.toMatchObject({ code: '23514' })
})

test('a stranger moves nothing', async () => {
  await put(['1'])
  const stranger = await database.createUser()
  await values('update collection_recipes set position = 0', stranger)
  const { rows } = await database.pool.query(
    'select from collection_recipes where collection_id = $1 and position = 0',
    [collection],
  )
  expect(rows).toEqual([])
})

test.each([
  ['favorite_recipes (recipe_id, created_at)', `'1'`],
  ['recipe_collections (name, created_at)', `'Soups'`],
])('what comes back into %s says since when, but not from the future', async (into, what) => {
  const kept = await inserted(
    `insert into ${into} values (${what}, '2026-01-02') returning created_at::date::text as value`,
  )
  expect(kept).toBe('2026-01-02')
  const later = await inserted(
    `insert into ${into} values (${what.replace(/\w+/, 'x')}, '2999-01-01')
     returning (created_at <= now())::text as value`,
  )
  expect(later).toBe('true')
})

test.each([
  ['unlimited_recipes', `insert into favorite_recipes (recipe_id) values ('1')`],
  ['unlimited_collections', `insert into recipe_collections (name) values ('Soups')`],
])('who has no access is told that it takes %s', async (feature, sql) => {
  const refusal = { code: '42501', message: 'feature_required', detail: feature }
  for (const user of [
    await database.createUser({ situation: 'expired' }),
    await database.createUser({ anonymous: true }),
  ]) {
    await expect(values(sql, user)).rejects.toMatchObject(refusal)
  }
  await values(sql, await database.createUser({ situation: 'subscribed' }))
})

test('a collection that was deleted comes back with its recipes in their order', async () => {
  await put(['9', '3', '7'])
  const row = `select row_to_json(c)::text as value from`
  const kept = JSON.parse(await inserted(`${row} recipe_collections c where not is_default`))
  const entries = await values(`${row} collection_recipes c order by position desc`)
  await values(`delete from recipe_collections where id = '${collection}'`)
  expect(await order()).toEqual([])
  await values(
    `insert into recipe_collections (id, name, created_at)
     values ('${collection}', '${kept.name}', '${kept.created_at}')`,
  )
  for (const text of entries) {
    const { recipe_id, recipe_data, position } = JSON.parse(text)
    await values(
      `insert into collection_recipes (collection_id, recipe_id, recipe_data, position)
       values ('${collection}', '${recipe_id}', '${recipe_data}', ${position})`,
    )
  }
  expect(await order()).toEqual(['9', '3', '7'])
  const back = JSON.parse(await inserted(`${row} recipe_collections c where not is_default`))
  expect(back).toEqual(kept)
})
