import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

/** Who used something up, where several share a kitchen. */
let database: TestDatabase
let people: ReturnType<typeof sharedKitchens>
let [ada, ben, kitchen] = ['', '', '']
beforeAll(async () => {
  database = await createTestDatabase()
  people = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  ada = await database.createUser({ name: 'Ada' })
  ben = await database.createUser({ name: 'Ben' })
  kitchen = await people.shared(ada, { [ben]: 'cook' })
})

const mark = (person: string, id: string, status: string) =>
  people.run(person, 'update pantry_items set status = $2 where id = $1', [id, status])

async function usedUpBy(id: string): Promise<string | null | undefined> {
  const { rows } = await database.pool.query<{ used_up_by: string | null }>(
    'select used_up_by from pantry_items where id = $1',
    [id],
  )
  return rows[0]?.used_up_by
}

test('what has run out says who said so, until it is there again', async () => {
  const id = await people.add(ada, kitchen, { name: 'Milk' })
  await mark(ben, id, 'low')
  expect(await usedUpBy(id)).toBeNull()
  await mark(ben, id, 'out')
  expect(await usedUpBy(id)).toBe(ben)
  await people.run(ada, `update pantry_items set name = 'Whole milk' where id = $1`, [id])
  expect(await usedUpBy(id)).toBe(ben)
  await mark(ada, id, 'have')
  expect(await usedUpBy(id)).toBeNull()
})

test('the app’s own write is signed too', async () => {
  const id = await people.add(ada, kitchen, { name: 'Milk' })
  await people.run(
    ben,
    `insert into pantry_items (id, user_id, kitchen, name, status) values ($1, $2, $3, 'Milk', 'out')
     on conflict (id) do update set status = excluded.status, user_id = excluded.user_id`,
    [id, ben, kitchen],
  )
  expect(await usedUpBy(id)).toBe(ben)
})

test('nobody says it of another', async () => {
  const id = await people.add(ada, kitchen, { name: 'Milk' })
  const forged = people.run(ada, 'update pantry_items set used_up_by = $2 where id = $1', [id, ben])
  await expect(forged).rejects.toMatchObject({ code: '42501' })
  const made = people.run(
    ada,
    `insert into pantry_items (name, status, used_up_by) values ('Tea', 'out', $1)`,
    [ben],
  )
  await expect(made).rejects.toMatchObject({ code: '42501' })
})

test('in one’s own kitchen nobody is named', async () => {
  const id = await people.add(ada, ada, { name: 'Milk' })
  await mark(ada, id, 'out')
  expect(await usedUpBy(id)).toBeNull()
})

test('what nobody had is used up by nobody', async () => {
  const id = await people.add(ben, kitchen, { name: 'Milk', status: 'out' })
  expect(await usedUpBy(id)).toBeNull()
})

test.each([
  ['was removed', () => people.call(ada, 'remove_member', kitchen, ben)],
  ['has left', () => people.call(ben, 'leave_kitchen', kitchen, false)],
  ['was erased', () => database.pool.query('delete from auth.users where id = $1', [ben])],
])('who %s is named no more', async (_, go) => {
  const [milk, tea] = [
    await people.add(ada, kitchen, { name: 'Milk' }),
    await people.add(ada, kitchen, { name: 'Tea' }),
  ]
  await mark(ben, milk, 'out')
  await mark(ada, tea, 'out')
  await go()
  expect(await usedUpBy(milk)).toBeNull()
  expect(await usedUpBy(tea)).toBe(ada)
})

test('what goes home when a kitchen ends names nobody', async () => {
  const id = await people.add(ada, kitchen, { name: 'Milk' })
  await mark(ben, id, 'out')
  await people.call(ada, 'end_kitchen', kitchen)
  expect(await usedUpBy(id)).toBeNull()
})
