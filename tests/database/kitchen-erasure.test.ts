import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let owner: string
let helper: string
let cook: string
let later: string
let kitchen: string
beforeAll(async () => {
  database = await createTestDatabase()
  at = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser()
  helper = await database.createUser()
  cook = await database.createUser()
  later = await database.createUser()
  kitchen = await at.found(owner)
  for (const [person, role] of [
    [helper, 'helper'],
    [cook, 'cook'],
    [later, 'cook'],
  ] as const)
    await at.accept(person, await at.invite(owner, kitchen, role))
})

const erase = (person: string) =>
  database.asService((client) => client.query('select erase_account($1)', [person]))

const rolesIn = async () => {
  const { rows } = await database.pool.query<{ user_id: string; role: string }>(
    'select user_id, role from kitchen_members where kitchen = $1',
    [kitchen],
  )
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]))
}

/** One row of every kind. */
async function fill(person: string, word: string) {
  await at.add(person, kitchen, { name: word })
  await at.run(
    person,
    `insert into shopping_list_items (name, kitchen, list_id) values ($1, $2, null)`,
    [word, kitchen],
  )
}

const ownersOf = async (word: string) => {
  const { rows } = await database.pool.query<{ user_id: string }>(
    `select user_id from pantry_items where name = $1 and kitchen = $2
     union all select user_id from shopping_list_items where name = $1 and kitchen = $2`,
    [word, kitchen],
  )
  return rows.map(({ user_id }) => user_id)
}

test('what a member put there is the owner’s when their account is erased', async () => {
  await fill(cook, 'Rice')
  await at.run(cook, `insert into staple_lists (ingredients) values ('{salt}')`)
  await at.run(cook, `insert into ingredient_corrections (alias) values ('yam')`)
  await at.run(cook, `insert into shopping_lists (name) values ('Party')`)
  await erase(cook)
  expect(await ownersOf('Rice')).toEqual([owner, owner])
  for (const table of ['staple_lists', 'ingredient_corrections', 'shopping_lists'])
    expect(
      await at.run(owner, `select distinct user_id from ${table} where kitchen = $1`, [kitchen]),
      `rows of ${table}`,
    ).toEqual([{ user_id: owner }])
  expect(await rolesIn()).toEqual({ [owner]: 'owner', [helper]: 'helper', [later]: 'cook' })
})

test('also where they were a member once, and however the account goes', async () => {
  await fill(cook, 'Rice')
  await at.call(owner, 'remove_member', kitchen, cook)
  await database.pool.query('delete from auth.users where id = $1', [cook])
  expect(await ownersOf('Rice')).toEqual([owner, owner])
})

test('an owner is followed by the cook who was there longest, then by whoever is', async () => {
  await fill(owner, 'Rice')
  await at.run(owner, `insert into pantry_items (name, kitchen) values ('Home', $1)`, [owner])
  await erase(owner)
  expect(await rolesIn()).toEqual({ [helper]: 'helper', [cook]: 'owner', [later]: 'cook' })
  expect(await ownersOf('Rice')).toEqual([cook, cook])
  await erase(cook)
  await erase(later)
  expect(await rolesIn()).toEqual({ [helper]: 'owner' })
  expect(await ownersOf('Rice')).toEqual([helper, helper])
  // What they had at home went with them.
  const { rows } = await database.pool.query(`select from pantry_items where name = 'Home'`)
  expect(rows).toEqual([])
  await erase(helper)
  const { rowCount } = await database.pool.query('select from kitchens where id = $1', [kitchen])
  expect(rowCount).toBe(0)
})

test('the devices of those who stay are told', async () => {
  const version = async () => {
    const rows = await at.run(
      later,
      `select version from current_versions() where kind = 'kitchens'`,
    )
    return Number(rows[0]?.['version'] ?? 0)
  }
  const before = await version()
  await erase(owner)
  expect(await version()).toBeGreaterThan(before)
})

test('all at once can go', async () => {
  await Promise.all([owner, helper, cook, later].map((person) => fill(person, 'Rice')))
  await Promise.all([owner, helper, cook, later].map(erase))
  for (const table of [
    'kitchens where id',
    'pantry_items where kitchen',
    'shopping_records where kitchen',
  ]) {
    const { rowCount } = await database.pool.query(`select from ${table} = $1`, [kitchen])
    expect(rowCount, `left of ${table}`).toBe(0)
  }
})
