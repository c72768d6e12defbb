import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { twoCooks } from '../support/two-cooks.ts'

const kitchen = twoCooks()
const { asCook, failure } = kitchen

describe('what is at home', () => {
  const held = async () =>
    (await asCook('select name, status, typed_as, stocked_at from pantry_items')).rows

  test('is there since now, unless its cook says otherwise', async () => {
    const before = Date.now()
    await asCook(`insert into pantry_items (name) values ('salt')`)
    const [salt] = await held()
    expect(salt).toMatchObject({ status: 'have', typed_as: null })
    expect(Math.abs(salt.stocked_at.getTime() - before)).toBeLessThan(60_000)

    await asCook(
      `update pantry_items set status = 'low', stocked_at = '2026-05-01T10:00:00Z', typed_as = 'sel'`,
    )
    expect(await held()).toEqual([
      {
        name: 'salt',
        status: 'low',
        typed_as: 'sel',
        stocked_at: new Date('2026-05-01T10:00:00Z'),
      },
    ])
  })

  test('keeps what was said of how it is kept where an app from before writes it anew', async () => {
    const id = randomUUID()
    await asCook(
      `insert into pantry_items (id, name, place, opened_at, best_before)
       values ($1, 'milk', 'freezer', '2026-05-02T10:00:00Z', '2026-06-01')`,
      [id],
    )
    await asCook(
      `insert into pantry_items (id, user_id, name, status, stocked_at)
       values ($1, $2, 'milk', 'low', '2026-05-01T10:00:00Z')
       on conflict (id) do update set id = excluded.id, user_id = excluded.user_id,
         name = excluded.name, status = excluded.status, stocked_at = excluded.stocked_at`,
      [id, kitchen.cook],
    )
    const { rows } = await asCook(
      `select status, place, opened_at, best_before::text from pantry_items`,
    )
    expect(rows).toEqual([
      {
        status: 'low',
        place: 'freezer',
        opened_at: new Date('2026-05-02T10:00:00Z'),
        best_before: '2026-06-01',
      },
    ])
  })

  test('is never open since tomorrow, and stays closed where nobody says otherwise', async () => {
    await asCook(
      `insert into pantry_items (name, opened_at) values ('milk', 'infinity'), ('salt', null)`,
    )
    const { rows } = await asCook('select name, opened_at from pantry_items order by name')
    expect(rows[0].opened_at.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
    expect(rows[1]).toEqual({ name: 'salt', opened_at: null })
  })

  test('goes along with how it is kept when a person takes everything along', async () => {
    await asCook(
      `insert into pantry_items (name, place, opened_at, best_before)
       values ('milk', 'fridge', '2026-05-02T10:00:00Z', '2026-06-01')`,
    )
    const { rows } = await asCook(`select public.export_my_data() -> 'pantry' -> 0 as milk`)
    expect(rows[0].milk).toMatchObject({
      place: 'fridge',
      opened_at: expect.stringContaining('2026-05-02'),
      best_before: '2026-06-01',
    })
  })

  test.each(['insert', 'update'])('is never there since tomorrow: %s', async (way) => {
    await asCook(
      way === 'insert'
        ? `insert into pantry_items (name, stocked_at) values ('salt', now() + interval '1 day')`
        : `insert into pantry_items (name) values ('salt')`,
    )
    if (way === 'update') await asCook(`update pantry_items set stocked_at = 'infinity'`)
    const [{ stocked_at: at }] = await held()
    expect(at.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
  })

  test.each([
    ['status', 'gone'],
    ['stocked_at', '-infinity'],
    ['stocked_at', '1999-12-31'],
    ['place', 'cellar'],
    ['opened_at', '1999-12-31'],
    ['best_before', '1999-12-31'],
    ['best_before', '2200-01-01'],
    ['best_before', 'infinity'],
    ['typed_as', ' '],
    ['typed_as', 't'.repeat(201)],
  ])('is refused with %s "%s"', async (column, value) => {
    const attempt = asCook(`insert into pantry_items (name, ${column}) values ('salt', $1)`, [
      value,
    ])
    await expect(attempt).rejects.toEqual(failure('23514'))
  })
})

describe('corrections', () => {
  const correct = `insert into ingredient_corrections (user_id, alias, ingredient) values ($1, $2, $3)
    on conflict (kitchen, alias) do update set user_id = excluded.user_id,
      alias = excluded.alias, ingredient = excluded.ingredient`

  test('are said, changed, taken back, and each person’s own', async () => {
    await asCook(correct, [kitchen.cook, 'oat drink', 'oat-milk'])
    await asCook(correct, [kitchen.cook, 'oat drink', null])
    await kitchen.database.asUser(kitchen.stranger, async (client) => {
      await client.query(correct, [kitchen.stranger, 'oat drink', 'oat'])
      const { rows } = await client.query('select user_id from ingredient_corrections')
      expect(rows).toEqual([{ user_id: kitchen.stranger }])
      await client.query(`update ingredient_corrections set ingredient = 'stolen'`)
      await client.query('delete from ingredient_corrections')
    })
    const { rows } = await asCook('select alias, ingredient from ingredient_corrections')
    expect(rows).toEqual([{ alias: 'oat drink', ingredient: null }])
    await asCook('delete from ingredient_corrections where alias = $1', ['oat drink'])
    expect((await asCook('select from ingredient_corrections')).rowCount).toBe(0)
  })

  test.each([
    ['', 'egg'],
    [' egg', 'egg'],
    ['a'.repeat(201), 'egg'],
    ['egg', 'Not a slug'],
    ['egg', 'e'.repeat(101)],
  ])('refuse "%s" as "%s"', async (alias, ingredient) => {
    await expect(asCook(correct, [kitchen.cook, alias, ingredient])).rejects.toEqual(
      failure('23514'),
    )
  })

  test('are at most 1,000', async () => {
    const attempt = asCook(
      `insert into ingredient_corrections (alias) select 'word ' || n from generate_series(1, 1001) n`,
    )
    await expect(attempt).rejects.toMatchObject({ message: 'row_limit_reached' })
  })
})

describe('staples', () => {
  const list = `insert into staple_lists (user_id, ingredients) values ($1, $2)
    on conflict (kitchen) do update set user_id = excluded.user_id,
      ingredients = excluded.ingredients`

  test('are one list a person, who alone sees and changes it', async () => {
    await asCook(list, [kitchen.cook, ['salt', 'olive-oil']])
    await asCook(list, [kitchen.cook, []])
    await kitchen.database.asUser(kitchen.stranger, async (client) => {
      expect((await client.query('select from staple_lists')).rowCount).toBe(0)
      await client.query(list, [kitchen.stranger, ['water']])
      await client.query(`update staple_lists set ingredients = '{poison}'`)
      await client.query('delete from staple_lists')
    })
    expect((await asCook('select ingredients from staple_lists')).rows).toEqual([
      { ingredients: [] },
    ])
    await asCook('delete from staple_lists where user_id = $1', [kitchen.cook])
    expect((await asCook('select from staple_lists')).rowCount).toBe(0)
  })

  test.each([
    ['too many', Array.from({ length: 201 }, (_, index) => `thing-${index}`)],
    ['no slug', ['Black pepper']],
    ['two in one', ['salt sugar', '']],
    ['nothing among them', ['salt', null]],
    ['an empty one', ['salt', '']],
    ['a table', [['salt'], ['sugar']]],
    ['endless ones', Array.from({ length: 200 }, () => 's'.repeat(101))],
  ])('are refused with %s', async (_, ingredients) => {
    await expect(asCook(list, [kitchen.cook, ingredients])).rejects.toEqual(failure('23514'))
  })
})

test.each(['ingredient_corrections', 'staple_lists'])(
  'nobody writes %s for another, and visitors see none',
  async (table) => {
    const [columns, values] =
      table === 'staple_lists' ? ['ingredients', `'{salt}'`] : ['alias', `'egg'`]
    const gift = `insert into ${table} (user_id, ${columns}) values ('${kitchen.cook}', ${values})`
    const handOver = `insert into ${table} (${columns}) values (${values});
      update ${table} set user_id = '${kitchen.cook}'`
    for (const attack of [gift, handOver]) {
      const attempt = kitchen.database.asUser(kitchen.stranger, (client) => client.query(attack))
      await expect(attempt).rejects.toEqual(failure('42501'))
    }
    for (const attack of [`select from ${table}`, gift, `delete from ${table}`]) {
      const attempt = kitchen.database.asAnon((client) => client.query(attack))
      await expect(attempt).rejects.toEqual(failure('42501'))
    }
  },
)
