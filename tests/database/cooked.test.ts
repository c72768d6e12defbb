import { expect, test } from 'vitest'
import { twoCooks } from '../support/two-cooks.ts'

const kitchen = twoCooks()
const { asCook, failure } = kitchen

const note = `insert into cooked_recipes (recipe_id, servings, taken) values ($1, $2, $3)`

test('what was cooked is noted now, and taken back', async () => {
  const taken = [{ ingredient: 'flour', amount: 200, unit: 'g' }]
  await asCook(note, [7, 2.5, JSON.stringify(taken)])
  const { rows } = await asCook(
    'select user_id, recipe_id, servings, taken, cooked_at from cooked_recipes',
  )
  expect(rows).toEqual([
    { user_id: kitchen.cook, recipe_id: '7', servings: '2.5', taken, cooked_at: expect.any(Date) },
  ])
  expect(Math.abs(rows[0].cooked_at.getTime() - Date.now())).toBeLessThan(60_000)
  await asCook('delete from cooked_recipes where user_id = $1', [kitchen.cook])
  expect((await asCook('select from cooked_recipes')).rowCount).toBe(0)
})

test('a note that is sent twice is one', async () => {
  const send = `insert into cooked_recipes (id, user_id, recipe_id, servings, taken)
    values ('7f0e2a52-1c5b-4c0c-9a26-0f6ad7c4e0a1', $1, 7, 4, '[]')
    on conflict (id) do update set id = excluded.id, user_id = excluded.user_id,
      recipe_id = excluded.recipe_id, servings = excluded.servings, taken = excluded.taken`
  await asCook(send, [kitchen.cook])
  await asCook(send, [kitchen.cook])
  expect((await asCook('select from cooked_recipes')).rowCount).toBe(1)
})

test('the same recipe is cooked as often as one likes', async () => {
  await asCook(note, [7, 4, '[]'])
  await asCook(note, [7, 4, '[]'])
  expect((await asCook('select from cooked_recipes')).rowCount).toBe(2)
})

const traybake = '/dish/traybake-1?flavour=plain&for=4&main=salmon&veg=potato:300,leek'
const noteDish = `insert into cooked_recipes (dish_address, dish_title, servings) values ($1, $2, 4)`

test('a composed dish is remembered by its address, and counts as a dish', async () => {
  await asCook(noteDish, [traybake, 'Roast salmon'])
  await asCook(noteDish, [traybake.replace('salmon', 'sausage'), 'Roast sausages'])
  await asCook(note, [7, 4, '[]'])
  const { rows } = await asCook(
    'select recipe_id, dish_title from cooked_recipes where dish_address = $1',
    [traybake],
  )
  expect(rows).toEqual([{ recipe_id: null, dish_title: 'Roast salmon' }])
  const { rows: counted } = await kitchen.database.pool.query(
    'select private.cooks_of($1) as cooks',
    [kitchen.cook],
  )
  expect(counted).toEqual([{ cooks: '3' }])
})

test('a dish that was cooked on five days is the house’s own', async () => {
  for (let days = 0; days < 5; days++) {
    await kitchen.database.pool.query(
      `insert into cooked_recipes (user_id, dish_address, dish_title, servings, cooked_at)
       values ($1, $2, 'Roast salmon', 4, now() - make_interval(days => $3))`,
      [kitchen.cook, traybake, days],
    )
  }
  const { rows } = await kitchen.database.pool.query(
    `select badge from earned_badges where user_id = $1 and badge = 'house-special'`,
    [kitchen.cook],
  )
  expect(rows).toHaveLength(1)
})

test.each([
  ['the address of something else', '/recipe/7', 'Soup'],
  ['the address of another site', 'https://else.test/dish/traybake-1?for=4', 'Soup'],
  ['an address with more behind it', `${traybake}"><b>`, 'Soup'],
  ['a long address', `${traybake}${'a'.repeat(2048)}`, 'Soup'],
  ['no address', null, 'Soup'],
  ['no title', traybake, null],
  ['an empty title', traybake, ''],
])('a dish is refused with %s', async (_, address, title) => {
  await expect(asCook(noteDish, [address, title])).rejects.toEqual(failure('23514'))
})

test('what was cooked is a recipe or a dish, and not both', async () => {
  const both = `insert into cooked_recipes (recipe_id, dish_address, dish_title, servings)
    values (7, $1, 'Roast salmon', 4)`
  await expect(asCook(both, [traybake])).rejects.toEqual(failure('23514'))
})

test('nobody sees, changes, removes or writes what another cooked', async () => {
  await asCook(note, [7, 4, '[]'])
  await kitchen.database.asUser(kitchen.stranger, async (client) => {
    expect((await client.query('select from cooked_recipes')).rowCount).toBe(0)
    expect((await client.query('update cooked_recipes set servings = 9')).rowCount).toBe(0)
    expect((await client.query('delete from cooked_recipes')).rowCount).toBe(0)
  })
  const gift = `insert into cooked_recipes (user_id, recipe_id, servings) values ('${kitchen.cook}', 7, 1)`
  const handOver = `insert into cooked_recipes (recipe_id, servings) values (7, 1);
    update cooked_recipes set user_id = '${kitchen.cook}'`
  for (const attack of [gift, handOver]) {
    const attempt = kitchen.database.asUser(kitchen.stranger, (client) => client.query(attack))
    await expect(attempt).rejects.toEqual(failure('42501'))
  }
  expect((await asCook('select servings from cooked_recipes')).rows).toEqual([{ servings: '4' }])
})

test.each(['select from cooked_recipes', 'delete from cooked_recipes', note])(
  'a visitor may not: %s',
  async (sql) => {
    const values = sql === note ? [7, 4, '[]'] : []
    const attempt = kitchen.database.asAnon((client) => client.query(sql, values))
    await expect(attempt).rejects.toEqual(failure('42501'))
  },
)

test('nobody says when it was', async () => {
  const attempt = asCook(
    `insert into cooked_recipes (recipe_id, servings, cooked_at) values (7, 4, 'infinity')`,
  )
  await expect(attempt).rejects.toEqual(failure('42501'))
})

test.each([
  ['no recipe', 0, 4, '[]'],
  ['nobody to eat it', 7, 0, '[]'],
  ['a crowd', 7, 1001, '[]'],
  ['no number of servings', 7, 'NaN', '[]'],
  ['something that is no list', 7, 4, '{}'],
  ['a load of text', 7, 4, JSON.stringify(['t'.repeat(32_768)])],
])('is refused with %s', async (_, recipe, servings, taken) => {
  await expect(asCook(note, [recipe, servings, taken])).rejects.toEqual(failure('23514'))
})

test('is noted at most 5,000 times', async () => {
  const attempt = asCook(
    'insert into cooked_recipes (recipe_id, servings) select n, 4 from generate_series(1, 5001) n',
  )
  await expect(attempt).rejects.toMatchObject({ message: 'row_limit_reached' })
})
