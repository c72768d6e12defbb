import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { syncedKinds } from '#domain/sync/synced-kinds.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let [cook, stranger, soups] = ['', '', '']
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  cook = await database.createUser()
  stranger = await database.createUser()
  soups = randomUUID()
})

/** `:soups` is a collection's id, another in each test. */
const as = (user: string, sql: string, values: unknown[] = []) =>
  database.asUser(user, (client) => client.query(sql.replaceAll(':soups', soups), values))

interface Version {
  kind: string
  version: string
  age: string | null
}

async function versionsOf(user: string): Promise<Readonly<Record<string, number>>> {
  const { rows } = await database.asUser(user, (client) =>
    client.query<Version>('select * from current_versions()'),
  )
  return Object.fromEntries(rows.map(({ kind, version }) => [kind, Number(version)]))
}

/** What a piece of work counted, of the cook and of a stranger. */
async function counted(work: () => Promise<unknown>): Promise<object> {
  const [before, othersBefore] = [await versionsOf(cook), await versionsOf(stranger)]
  await work()
  const after = await versionsOf(cook)
  expect(await versionsOf(stranger)).toEqual(othersBefore)
  const grown = Object.entries(after).filter(([kind, version]) => version !== before[kind])
  return Object.fromEntries(grown.map(([kind, version]) => [kind, version - (before[kind] ?? 0)]))
}

const kinds = [
  {
    kind: 'saved-recipes',
    insert: `insert into favorite_recipes (recipe_id) values ('1'), ('2'), ('3')`,
    update: null,
    remove: 'delete from favorite_recipes',
  },
  {
    kind: 'collections',
    insert: `insert into recipe_collections (name) values ('Soups'), ('Stews')`,
    update: `update recipe_collections set name = name || '!'`,
    remove: 'delete from recipe_collections where not is_default',
  },
  {
    kind: 'collections',
    prepare: `insert into recipe_collections (id, name) values (':soups', 'Soups')`,
    insert: `insert into collection_recipes (collection_id, recipe_id, recipe_data)
      values (':soups', '1', '{}'), (':soups', '2', '{}')`,
    update: 'update collection_recipes set position = position + 1',
    remove: 'delete from collection_recipes',
  },
  {
    kind: 'pantry',
    insert: `insert into pantry_items (name) select 'Egg ' || n from generate_series(1, 1000) as n`,
    update: `update pantry_items set status = 'low'`,
    remove: 'delete from pantry_items',
  },
  {
    kind: 'staples',
    insert: `insert into staple_lists (ingredients) values ('{salt}')`,
    update: `update staple_lists set ingredients = '{}'`,
    remove: 'delete from staple_lists',
  },
  {
    kind: 'eaters',
    insert: `insert into eaters (name) values ('Ella'), ('Finn')`,
    update: `update eaters set dietary_settings = '{"restrictions": []}'`,
    remove: 'delete from eaters',
  },
  {
    kind: 'meal-plan',
    insert: `insert into planned_meals (day, kind, title) values (current_date, 'note', 'Party'), (current_date, 'out', 'Pizza')`,
    update: `update planned_meals set meal = 'lunch'`,
    remove: 'delete from planned_meals',
  },
  {
    kind: 'recipe-notes',
    insert: `insert into recipe_notes (recipe_id, note) values (1, 'Less chilli'), (2, 'Twice the onions')`,
    update: `update recipe_notes set note = note || '!'`,
    remove: 'delete from recipe_notes',
  },
  {
    kind: 'corrections',
    insert: `insert into ingredient_corrections (alias, ingredient) values ('sel', 'salt'), ('eau', null)`,
    update: `update ingredient_corrections set ingredient = 'sugar'`,
    remove: 'delete from ingredient_corrections',
  },
]

describe('a version grows by one with each statement, for its owner alone', () => {
  test.each(kinds)('$kind: $insert', async ({ kind, prepare, insert, update, remove }) => {
    if (prepare !== undefined) await as(cook, prepare)
    expect(await counted(() => as(cook, insert)), 'insert').toEqual({ [kind]: 1 })
    const updated = await counted(() => as(cook, update ?? 'select'))
    expect(updated, 'update').toEqual(update === null ? {} : { [kind]: 1 })
    expect(await counted(() => as(cook, remove)), 'delete').toEqual({ [kind]: 1 })
    expect(await counted(() => as(cook, remove)), 'nothing is there').toEqual({})
  })

  test('dietary settings: also through the view, and not with a name', async () => {
    const settings = (sql: string) => counted(() => as(cook, sql, [cook]))
    const avoid = `{"restrictions": [{"id": "nuts", "name": "Nuts", "checked": true}]}`
    expect(
      await settings(`update profiles set dietary_settings = '${avoid}' where id = $1`),
    ).toEqual({ 'dietary-settings': 1 })
    expect(
      await settings(`update private_profiles set dietary_settings = '{}' where id = $1`),
    ).toEqual({ 'dietary-settings': 1 })
    expect(await settings(`update profiles set name = 'Ada' where id = $1`)).toEqual({})
  })

  test('the lists are answered with the rest', async () => {
    const buy = `insert into shopping_list_items (name) values ('Milk')`
    expect(await counted(() => as(cook, buy))).toEqual({ 'shopping-list': 1 })
  })

  test('what is there already, and what is refused, counts nothing', async () => {
    const save = `insert into favorite_recipes (recipe_id) values ('1') on conflict do nothing`
    await as(cook, save)
    expect(await counted(() => as(cook, save))).toEqual({})
    const bad = as(cook, `insert into pantry_items (name, quantity) values ('Milk', -1)`)
    await expect(bad).rejects.toMatchObject({ code: '23514' })
    expect(await counted(() => Promise.resolve())).toEqual({})
  })

  test('a collection that goes takes its recipes along, and that is one write', async () => {
    await as(cook, `insert into recipe_collections (id, name) values (':soups', 'Soups')`)
    await as(
      cook,
      `insert into collection_recipes (collection_id, recipe_id, recipe_data) values (':soups', '1', '{}')`,
    )
    const remove = `delete from recipe_collections where id = ':soups'`
    expect(await counted(() => as(cook, remove))).toEqual({ collections: 1 })
  })

  test('one statement for several people counts for each of them', async () => {
    const before = await versionsOf(stranger)
    await database.pool.query(
      `insert into pantry_items (user_id, name) values ($1, 'Salt'), ($2, 'Salt'), ($1, 'Rice')`,
      [cook, stranger],
    )
    expect((await versionsOf(cook))['pantry']).toBe(1)
    expect((await versionsOf(stranger))['pantry']).toBe((before['pantry'] ?? 0) + 1)
  })
})

test('what is counted is what the app follows', async () => {
  for (const { prepare, insert } of kinds) {
    soups = randomUUID()
    if (prepare !== undefined) await as(cook, prepare)
    await as(cook, insert)
  }
  await as(cook, `update profiles set dietary_settings = '{"restrictions": []}' where id = $1`, [
    cook,
  ])
  await as(cook, `insert into shopping_list_items (name) values ('Milk')`)
  await as(cook, `select found_kitchen('Our flat', true)`)
  await as(
    cook,
    `update recipe_collections set kitchen = (select kitchen from kitchen_members where user_id = auth.uid() and kitchen <> user_id)
     where name = 'Stews'`,
  )
  await as(stranger, `insert into follows (followed_id) values ($1)`, [cook])
  expect(Object.keys(await versionsOf(cook)).toSorted()).toEqual(syncedKinds.toSorted())
})

test('it is said how long ago something was written', async () => {
  await as(cook, `insert into pantry_items (name) values ('Salt')`)
  await database.pool.query(
    `update kept_versions set changed_at = now() - interval '1 minute' where user_id = $1`,
    [cook],
  )
  const age = async () => {
    const { rows } = await database.asUser(cook, (client) =>
      client.query<Version>(`select * from current_versions() where kind = 'pantry'`),
    )
    return Number(rows[0]?.age)
  }
  expect(await age()).toBeGreaterThanOrEqual(60_000)
  await as(cook, 'delete from pantry_items')
  expect(await age()).toBeLessThan(60_000)
})

test('nobody reads or writes the versions of another, nor their own by hand', async () => {
  await as(cook, `insert into pantry_items (name) values ('Salt')`)
  const { rows } = await as(stranger, 'select distinct user_id from kept_versions')
  expect(rows.filter(({ user_id: owner }) => owner !== stranger)).toEqual([])
  for (const attack of [
    `insert into kept_versions (user_id, kind) values ('${stranger}', 'pantry')`,
    'update kept_versions set version = 0',
    'delete from kept_versions',
    `select private.raise_sync_version(array['${cook}']::uuid[], 'pantry')`,
  ])
    await expect(as(stranger, attack)).rejects.toMatchObject({ code: '42501' })
  for (const question of ['select current_versions()', 'select * from kept_versions']) {
    const attempt = database.asAnon((client) => client.query(question))
    await expect(attempt).rejects.toMatchObject({ code: '42501' })
  }
})

test('an account that is erased takes its versions along', async () => {
  for (const { prepare, insert } of kinds) {
    if (prepare !== undefined) await as(cook, prepare)
    await as(cook, insert)
  }
  await database.pool.query('delete from auth.users where id = $1', [cook])
  const { rows } = await database.pool.query('select from kept_versions where user_id = $1', [cook])
  expect(rows).toEqual([])
})

test('50 writers of one cook at once: all are counted, and none waits in a circle', async () => {
  await as(cook, `insert into recipe_collections (id, name) values (':soups', 'Soups')`)
  const before = await versionsOf(cook)
  const item = randomUUID()
  const work = Array.from({ length: 50 }, (_, index) => {
    switch (index % 5) {
      case 0:
        return [`insert into favorite_recipes (recipe_id) values ('${index}')`]
      case 1:
        return [
          `insert into collection_recipes (collection_id, recipe_id, recipe_data) values (':soups', '${index}', '{}')`,
          `update recipe_collections set name = 'Soups ${index}' where id = ':soups'`,
        ]
      case 2:
        return [
          `insert into pantry_items (id, name) values ('${item}', 'Milk')
           on conflict (id) do update set quantity = ${index}`,
        ]
      case 3:
        return [`insert into pantry_items (name) values ('Egg ${index}')`]
      default:
        return [
          `insert into ingredient_corrections (alias) values ('word ${index}')`,
          'delete from ingredient_corrections',
        ]
    }
  })
  // Each as the data API sends it: a statement is a transaction.
  await Promise.all(
    work.map(async (statements) => {
      for (const sql of statements) await as(cook, sql)
    }),
  )
  const after = await versionsOf(cook)
  expect(after['saved-recipes']).toBe(10)
  expect(after['collections']).toBe((before['collections'] ?? 0) + 20)
  expect(after['pantry']).toBe(20)
})
