import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    `insert into ingredients (slug, name, plural, category)
     select slug, slug, slug, 'test' from unnest(array['moon-milk', 'star-milk', 'comet-dust']) as slug`,
  )
})
afterAll(() => database.drop())

/** What can stand in for moon milk, in hundredths, with these at home, for a diet as bits of traits. */
async function creditFor(diet: number, ...atHome: string[]): Promise<number | null> {
  const pantry = JSON.stringify(atHome.map((ingredient) => ({ ingredient })))
  const { rows } = await database.pool.query<{ credit: number }>(
    `select each.credit
     from private.prepare_kitchen($1, '{}', $2) as kitchen
     cross join unnest(kitchen.ingredient, kitchen.way, kitchen.credit) as each(id, way, credit)
     join ingredients as known on known.id = each.id
     where known.slug = 'moon-milk' and each.way = 5`,
    [pantry, diet],
  )
  return rows[0]?.credit ?? null
}

const credit = (...atHome: string[]) => creditFor(0, ...atHome)

const idOf = `(select id from ingredients where slug = $1)`

test('a kitchen follows what is written of substitutions', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into ingredient_substitutions (need_id, quality, note)
     values (${idOf}, 0.8, 'Paler.') returning id`,
    ['moon-milk'],
  )
  const id = rows[0]?.id
  const take = `insert into ingredient_substitution_uses values ($2, ${idOf})`
  expect(await credit('star-milk')).toBeNull()
  await database.pool.query(take, ['star-milk', id])
  expect(await credit('star-milk')).toBe(80)

  await database.pool.query('update ingredient_substitutions set quality = 0.6 where id = $1', [id])
  expect(await credit('star-milk')).toBe(60)

  // Nothing is known of it, so that it is for nobody who avoids anything.
  const { rows: bits } = await database.pool.query<{ nuts: number; vegan: number }>(
    `select private.trait_bits('{}', '{nuts}', null) as nuts,
       private.trait_bits('{vegan}', '{}', null) as vegan`,
  )
  const [{ nuts, vegan } = { nuts: 0, vegan: 0 }] = bits
  expect(await creditFor(nuts, 'star-milk')).toBeNull()
  await database.pool.query(
    `update ingredient_substitutions set free_of = '{nuts}' where id = $1`,
    [id],
  )
  expect(await creditFor(nuts, 'star-milk')).toBe(60)
  expect(await creditFor(vegan, 'star-milk')).toBeNull()
  await database.pool.query(
    `update ingredient_substitutions set context = 'in baking' where id = $1`,
    [id],
  )
  expect(await credit('star-milk')).toBeNull()
  await database.pool.query('update ingredient_substitutions set context = null where id = $1', [
    id,
  ])

  await database.pool.query(take, ['comet-dust', id])
  expect(await credit('star-milk')).toBeNull()
  expect(await credit('star-milk', 'comet-dust')).toBe(60)

  await database.pool.query(
    `delete from ingredient_substitution_uses where substitution_id = $2 and ingredient_id = ${idOf}`,
    ['comet-dust', id],
  )
  expect(await credit('star-milk')).toBe(60)

  await database.pool.query('delete from ingredient_substitutions where id = $1', [id])
  expect(await credit('star-milk')).toBeNull()
})
