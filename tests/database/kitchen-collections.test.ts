import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

/** Collections that somebody shares with a kitchen. */
let database: TestDatabase
let people: ReturnType<typeof sharedKitchens>
let [ada, ben, eve, kitchen, collection] = ['', '', '', '', '']
let [soup, secret] = [0, 0]
beforeAll(async () => {
  database = await createTestDatabase()
  people = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  ada = await database.createUser({ name: 'Ada' })
  ben = await database.createUser({ name: 'Ben' })
  eve = await database.createUser({ name: 'Eve' })
  kitchen = await people.shared(ada, { [ben]: 'cook', [eve]: 'helper' })
  soup = await insertRecipe(database.pool, { title: 'Soup' })
  secret = await insertRecipe(database.pool, {
    ownerId: ada,
    title: 'Secret stew',
    visibility: 'private',
  })
  const [made] = await people.run<{ id: string }>(
    ada,
    `insert into recipe_collections (name) values ('Winter') returning id`,
  )
  collection = made?.id ?? ''
  for (const recipe of [secret, soup]) {
    await people.run(
      ada,
      `insert into collection_recipes (collection_id, recipe_id, recipe_data)
       values ($1, $2, '{"title": "Secret stew"}')`,
      [collection, String(recipe)],
    )
  }
})

const share = (place: string | null, person = ada) =>
  people.run<{ id: string }>(
    person,
    'update recipe_collections set kitchen = $2 where id = $1 returning id',
    [collection, place],
  )
const sharedWith = (person: string, place = kitchen) =>
  people.run<{ name: string; owner: string; recipes: string[]; left_out: number }>(
    person,
    'select name, owner, recipes, left_out from shared_collections($1)',
    [place],
  )
const change = (person: string, recipe: number, held: boolean) =>
  people.call(person, 'change_shared_collection', collection, recipe, held)
const entries = async () =>
  (
    await database.pool.query<{ recipe_id: string }>(
      'select recipe_id from collection_recipes where collection_id = $1 order by position',
      [collection],
    )
  ).rows.map(({ recipe_id: id }) => Number(id))

test('members see what is shared, without what they may not read', async () => {
  expect(await sharedWith(ben)).toEqual([])
  await share(kitchen)
  const seen = [{ name: 'Winter', owner: ada, recipes: [String(soup)], left_out: 1 }]
  expect(await sharedWith(ben)).toEqual(seen)
  expect(await sharedWith(eve)).toEqual(seen)
  expect(await sharedWith(ada)).toEqual([])
  await share(null)
  expect(await sharedWith(ben)).toEqual([])
})

test('the copies of recipes are read by their owner alone', async () => {
  await share(kitchen)
  for (const table of ['recipe_collections', 'collection_recipes'])
    expect(await people.run(ben, `select 1 from ${table} where user_id = $1`, [ada])).toEqual([])
})

test('cooks put in what everybody sees and take out what they see; a helper does neither', async () => {
  await share(kitchen)
  const stew = await insertRecipe(database.pool, { title: 'Stew' })
  await change(ben, stew, true)
  await change(ben, stew, true)
  expect(await entries()).toEqual([secret, soup, stew])
  await change(ben, soup, false)
  expect(await entries()).toEqual([secret, stew])
  await expect(change(ben, secret, false)).rejects.toThrow('recipe_not_found')
  const own = await insertRecipe(database.pool, { ownerId: ben, title: 'x', visibility: 'private' })
  await expect(change(ben, own, true)).rejects.toThrow('recipe_not_public')
  for (const held of [true, false])
    await expect(change(eve, stew, held)).rejects.toMatchObject({
      code: '42501',
      message: 'cook_required',
    })
  expect(await entries()).toEqual([secret, stew])
})

test('what a cook puts in counts for its owner', async () => {
  await share(kitchen)
  await database.pool.query(
    `insert into collection_recipes (collection_id, recipe_id, user_id, recipe_data)
     select $1, 'none-' || number, $2, '{}' from generate_series(1, 998) as number`,
    [collection, ada],
  )
  const stew = await insertRecipe(database.pool, { title: 'Stew' })
  await expect(change(ben, stew, true)).rejects.toThrow('row_limit_reached')
})

test('nobody shares what is not theirs, or where they do not cook, or in their own kitchen', async () => {
  const stranger = await database.createUser({ name: 'Sam' })
  expect(await share(kitchen, ben)).toEqual([])
  await expect(share(stranger)).rejects.toMatchObject({ code: '42501' })
  await expect(share(ada)).rejects.toMatchObject({ code: '23514' })
  await share(kitchen)
  await expect(sharedWith(stranger)).rejects.toMatchObject({ message: 'not_a_member' })
  await expect(change(stranger, soup, false)).rejects.toThrow('collection_gone')
})

const sharedIn = async () =>
  (
    await database.pool.query<{ kitchen: string | null }>(
      'select kitchen from recipe_collections where id = $1',
      [collection],
    )
  ).rows[0]?.kitchen

test('who leaves takes along what they shared, and sees nothing of what others share', async () => {
  await share(kitchen)
  await people.call(ben, 'leave_kitchen', kitchen, false)
  await expect(sharedWith(ben)).rejects.toMatchObject({ message: 'not_a_member' })
  await expect(change(ben, soup, false)).rejects.toThrow('collection_gone')
  await people.call(ada, 'leave_kitchen', kitchen, false, eve)
  expect(await sharedIn()).toBeNull()
  expect(await sharedWith(eve)).toEqual([])
  expect(await entries()).toEqual([secret, soup])
})

test('a kitchen that ends leaves collections to their owners; an erased account takes them along', async () => {
  await share(kitchen)
  await people.call(ada, 'end_kitchen', kitchen)
  expect(await sharedIn()).toBeNull()
  const flat = await people.shared(ada, { [ben]: 'cook' })
  await share(flat)
  expect(await sharedWith(ben, flat)).toHaveLength(1)
  await database.pool.query('delete from auth.users where id = $1', [ada])
  expect(await sharedWith(ben, flat)).toEqual([])
})

const versionOf = async (person: string) =>
  (
    await people.run<{ version: string }>(
      person,
      `select version from current_versions() where kind = 'shared-collections'`,
    )
  )[0]?.version ?? '0'

test('the devices of all who cook there learn of each change', async () => {
  let before = await versionOf(ben)
  const raised = async () => {
    const now = await versionOf(ben)
    const isRaised = now !== before
    before = now
    return isRaised
  }
  await share(kitchen)
  expect(await raised()).toBe(true)
  await people.run(ada, `update recipe_collections set name = 'x' where id = $1`, [collection])
  expect(await raised()).toBe(true)
  await change(ben, soup, false)
  expect(await raised()).toBe(true)
  await change(ben, soup, true)
  expect(await raised()).toBe(true)
  await people.run(ada, 'delete from recipe_collections where id = $1', [collection])
  expect(await raised()).toBe(true)
})
