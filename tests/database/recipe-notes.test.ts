import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

/** Notes of a kitchen on recipes. */
let database: TestDatabase
let people: ReturnType<typeof sharedKitchens>
let [ada, ben, eve, kitchen] = ['', '', '', '']
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
})

const write = (person: string, place: string, note: string, recipe = 7) =>
  people.run(
    person,
    `insert into recipe_notes (kitchen, recipe_id, note) values ($1, $2, $3)
     on conflict (kitchen, recipe_id) do update set note = excluded.note`,
    [place, recipe, note],
  )
const read = (person: string, place: string) =>
  people.run<{ note: string; user_id: string }>(
    person,
    'select note, user_id from recipe_notes where kitchen = $1 order by recipe_id',
    [place],
  )
const refused = { code: '42501' }

test('cooks write one note on a recipe, and the server says who was last', async () => {
  await write(ada, kitchen, 'Less chilli')
  await write(ben, kitchen, 'Less chilli for Ella')
  expect(await read(eve, kitchen)).toEqual([{ note: 'Less chilli for Ella', user_id: ben }])
  await people.run(ada, 'delete from recipe_notes where kitchen = $1', [kitchen])
  expect(await read(eve, kitchen)).toEqual([])
})

test('nobody signs for another', async () => {
  await write(ada, kitchen, 'Less chilli')
  const forged = people.run(ada, 'update recipe_notes set user_id = $1', [ben])
  await expect(forged).rejects.toMatchObject(refused)
})

test('a helper reads, and writes nothing', async () => {
  await expect(write(eve, kitchen, 'No')).rejects.toMatchObject(refused)
  await write(ada, kitchen, 'Less chilli')
  await expect(write(eve, kitchen, 'No')).rejects.toMatchObject(refused)
  await people.run(eve, `update recipe_notes set note = 'No' where kitchen = $1`, [kitchen])
  await people.run(eve, 'delete from recipe_notes where kitchen = $1', [kitchen])
  expect(await read(ada, kitchen)).toEqual([{ note: 'Less chilli', user_id: ada }])
})

test('one’s own are private', async () => {
  await write(ada, ada, 'Only mine')
  expect(await read(ben, ada)).toEqual([])
  await expect(write(ben, ada, 'No')).rejects.toMatchObject(refused)
})

test('a note keeps its kitchen', async () => {
  await write(ben, kitchen, 'Less chilli')
  const taken = people.run(ben, 'update recipe_notes set kitchen = $1', [ben])
  await expect(taken).rejects.toMatchObject({ ...refused, message: 'another_kitchen' })
})

test.each([['  '], ['x'.repeat(2001)]])('not taken: %s', async (note) => {
  await expect(write(ada, ada, note)).rejects.toMatchObject({ code: '23514' })
})

test('who has left reads them no more, and what they wrote stays', async () => {
  await write(ben, kitchen, 'Less chilli')
  await people.call(ada, 'remove_member', kitchen, ben)
  expect(await read(ben, kitchen)).toEqual([])
  expect(await read(ada, kitchen)).toEqual([{ note: 'Less chilli', user_id: ben }])
})

test('what an erased account wrote is its owner’s', async () => {
  await write(ben, kitchen, 'Less chilli')
  await database.pool.query('delete from auth.users where id = $1', [ben])
  expect(await read(ada, kitchen)).toEqual([{ note: 'Less chilli', user_id: ada }])
})

test('they come along to a kitchen that is founded, and go home when one ends', async () => {
  await write(ben, ben, 'At home')
  const flat = await people.found(ben, { bring: true })
  expect(await read(ben, flat)).toEqual([{ note: 'At home', user_id: ben }])
  await write(ben, ben, 'Meanwhile')
  await write(ben, ben, 'Another', 8)
  await people.call(ben, 'end_kitchen', flat)
  expect(await read(ben, ben)).toEqual([
    { note: 'Meanwhile\n\nAt home', user_id: ben },
    { note: 'Another', user_id: ben },
  ])
})
