import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let owner: string
beforeAll(async () => {
  database = await createTestDatabase()
  at = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser({ name: 'Olive' })
})

const namesOf = async (person: string, kitchen: string) =>
  (await at.pantryOf(person, kitchen)).map(({ name }) => name)

test('founding makes a kitchen with a list of its own, where its founder is now', async () => {
  await at.add(owner, owner, { name: 'Butter' })
  const kitchen = await at.found(owner, { name: '  Flat share ' })
  expect(await at.kitchensOf(owner)).toMatchObject([
    { kitchen: owner, home: true, here: false, role: 'owner' },
    {
      kitchen,
      name: 'Flat share',
      home: false,
      here: true,
      role: 'owner',
      members: [{ user_id: owner, name: 'Olive', role: 'owner' }],
    },
  ])
  // What names no kitchen is put there from now on, and what is at home stays there.
  await at.run(owner, `insert into pantry_items (name) values ('Salt')`)
  await at.run(owner, `insert into shopping_list_items (name) values ('Milk')`)
  expect(await namesOf(owner, kitchen)).toEqual(['Salt'])
  expect(await namesOf(owner, owner)).toEqual(['Butter'])
  const items = 'select name from shopping_list_items where kitchen = $1'
  expect(await at.run(owner, items, [kitchen])).toEqual([{ name: 'Milk' }])
})

test('founding brings along all that the own kitchen holds, with records and the order of aisles', async () => {
  await at.add(owner, owner, { name: 'Butter' })
  await at.run(owner, `insert into staple_lists (ingredients) values ('{salt}')`)
  await at.run(owner, `insert into ingredient_corrections (alias) values ('yam')`)
  await at.run(owner, `insert into shopping_list_items (name) values ('Milk')`)
  const [party] = await at.run(
    owner,
    `insert into shopping_lists (name) values ('Party') returning id`,
  )
  await at.run(owner, `insert into shopping_list_items (name, list_id) values ('Ice', $1)`, [
    party?.['id'],
  ])
  await at.call(
    owner,
    'apply_shopping_operations',
    owner,
    JSON.stringify([
      {
        kind: 'shop',
        id: owner,
        clock: `${Date.now()}.0000.device`,
        set: { aisles: ['dairy'] },
      },
    ]),
  )
  const before = await at.call<{ records: unknown[] }>(owner, 'shopping_snapshot')
  const kitchen = await at.found(owner, { bring: true })
  expect(await namesOf(owner, kitchen)).toEqual(['Butter'])
  expect(await at.run(owner, 'select ingredients, kitchen from staple_lists')).toEqual([
    { ingredients: ['salt'], kitchen },
  ])
  expect(await at.run(owner, 'select alias, kitchen from ingredient_corrections')).toEqual([
    { alias: 'yam', kitchen },
  ])
  const lists = `select list.name as list, item.name from shopping_list_items as item
    join shopping_lists as list on list.id = item.list_id and list.kitchen = item.kitchen
    where item.kitchen = $1 order by 2`
  expect(await at.run(owner, lists, [kitchen])).toEqual([
    { list: 'Party', name: 'Ice' },
    { list: 'Shopping List', name: 'Milk' },
  ])
  const after = await at.call<{ records: { kind: string; id: string; doc: object }[] }>(
    owner,
    'shopping_snapshot',
  )
  expect(after.records).toHaveLength(before.records.length)
  expect(after.records).toContainEqual(
    expect.objectContaining({ kind: 'shop', id: kitchen, doc: { aisles: expect.any(Array) } }),
  )
  // Nothing was written anew: each register keeps its clock.
  const docs = (state: { records: unknown[] }) =>
    state.records.flatMap((record) =>
      JSON.stringify(record).includes('"name"') ? [JSON.stringify(record)] : [],
    )
  expect(docs(after).filter((doc) => doc.includes('Ice'))).toEqual(
    docs(before).filter((doc) => doc.includes('Ice')),
  )
  expect(await namesOf(owner, owner)).toEqual([])
  const home = await at.run(owner, 'select name from shopping_lists where kitchen = $1', [owner])
  expect(home).toEqual([{ name: 'Shopping List' }])
})
