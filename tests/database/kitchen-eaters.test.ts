import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let owner: string
let cook: string
let kitchen: string
beforeAll(async () => {
  database = await createTestDatabase()
  at = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser({ name: 'Olive' })
  cook = await database.createUser({ name: 'Cora' })
  kitchen = await at.shared(owner, { [cook]: 'cook' })
})

const eater = (person: string, name: string, where: string) =>
  at.run(person, 'insert into eaters (name, kitchen) values ($1, $2)', [name, where])

/** Who eats there, as a member reads it. */
const table = async (person: string, where: string) =>
  (await at.run(person, 'select name from table_of_kitchen($1)', [where])).map(({ name }) => name)

test('who eats with somebody goes home with them, whichever way they go', async () => {
  const other = await database.createUser({ name: 'Otto' })
  const third = await at.shared(owner, { [cook]: 'cook', [other]: 'cook' })
  await eater(cook, 'Ella', kitchen)
  await eater(owner, 'Tom', kitchen)
  await eater(cook, 'Mia', third)
  await eater(other, 'Ben', third)
  await eater(owner, 'Eve', third)
  await at.call(cook, 'leave_kitchen', kitchen, false)
  expect(await table(cook, cook)).toEqual(['Ella'])
  expect(await table(owner, kitchen)).toEqual(['Tom'])
  await at.call(owner, 'remove_member', third, cook)
  expect(await table(cook, cook)).toEqual(['Ella', 'Mia'])
  await at.call(owner, 'end_kitchen', third)
  expect(await table(other, other)).toEqual(['Ben'])
  expect(await table(owner, owner)).toEqual(['Eve'])
  // The last one who leaves takes all of it along.
  await at.call(owner, 'leave_kitchen', kitchen, false)
  expect(await table(owner, owner)).toEqual(['Tom', 'Eve'])
})

test.each([true, false])(
  'who eats with whoever founds a kitchen eats there, brought along or not: %s',
  async (bring) => {
    await eater(cook, 'Ella', cook)
    const founded = String(await at.call(cook, 'found_kitchen', 'Home', bring))
    expect(await table(cook, founded)).toEqual(['Ella'])
    expect(await table(cook, cook)).toEqual([])
  },
)

test('who joins is told how many come along to the table, and they come only where that is agreed to', async () => {
  const [guest, other] = await Promise.all([
    database.createUser({ name: 'Gus' }),
    database.createUser({ name: 'Gil' }),
  ])
  await eater(guest, 'Ella', guest)
  await eater(other, 'Tom', other)
  const invitation = await at.call(owner, 'invite_to_kitchen', kitchen, 'cook')
  const code = String(Object(invitation)['code'])
  expect(await at.call(guest, 'seen_invitation', code)).toMatchObject({
    brings: { added: 0, together: 0, eaters: 1 },
  })
  await at.call(guest, 'accept_invitation', code, true)
  expect(await table(owner, kitchen)).toEqual(['Ella'])
  await at.call(other, 'seen_invitation', code)
  await at.call(other, 'accept_invitation', code, false)
  expect(await table(owner, kitchen)).toEqual(['Ella'])
  expect(await table(other, other)).toEqual(['Tom'])
})

test('who is erased leaves those who eat there to who stays', async () => {
  await eater(cook, 'Ella', kitchen)
  await eater(cook, 'Mia', cook)
  await database.pool.query('delete from auth.users where id = $1', [cook])
  expect(await table(owner, kitchen)).toEqual(['Ella'])
})
