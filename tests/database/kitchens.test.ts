import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let owner: string
let cook: string
let helper: string
let stranger: string

type Role = 'owner' | 'cook' | 'helper'

beforeAll(async () => {
  database = await createTestDatabase()
  owner = await database.createUser()
  cook = await database.createUser()
  helper = await database.createUser()
  stranger = await database.createUser()
  await join(cook, 'cook')
  await join(helper, 'helper')
})
afterAll(() => database.drop())

/** Lets somebody into the kitchen of `owner`. */
const join = (person: string, role: Role) =>
  database.pool.query(`insert into kitchen_members (kitchen, user_id, role) values ($1, $2, $3)`, [
    owner,
    person,
    role,
  ])

const run = async (person: string, statement: string, values: unknown[] = []) =>
  (await database.asUser(person, (client) => client.query(statement, values))).rows

const add = (person: string, name: string, kitchen = owner) =>
  run(person, 'insert into pantry_items (name, kitchen) values ($1, $2) returning id', [
    name,
    kitchen,
  ])

const namesOf = async (person: string, kitchen = owner) => {
  const rows = await run(person, 'select name from pantry_items where kitchen = $1 order by name', [
    kitchen,
  ])
  return rows.map(({ name }) => name)
}

test('everybody has a kitchen of their own, and what names none is put there', async () => {
  const [alone] = await run(stranger, 'select id, home_of, name from kitchens')
  expect(alone).toEqual({ id: stranger, home_of: stranger, name: null })
  expect(await run(stranger, 'select kitchen, user_id, role from kitchen_members')).toEqual([
    { kitchen: stranger, user_id: stranger, role: 'owner' },
  ])
  for (const table of ['pantry_items', 'shopping_list_items']) {
    const [row] = await run(
      stranger,
      `insert into ${table} (user_id, name) values ($1, 'Milk') returning kitchen`,
      [stranger],
    )
    expect(row, `in ${table}`).toEqual({ kitchen: stranger })
  }
  // As an operator’s script or a function writes it, in nobody’s name.
  const { rows } = await database.pool.query(
    `insert into staple_lists (user_id, ingredients) values ($1, '{salt}') returning kitchen`,
    [stranger],
  )
  expect(rows).toEqual([{ kitchen: stranger }])
})

test('nobody makes a kitchen, or lets themselves into one, by a write', async () => {
  for (const statement of [
    `insert into kitchens (name) values ('Mine')`,
    `update kitchens set name = 'Mine'`,
    `delete from kitchens`,
    `insert into kitchen_members (kitchen, user_id, role) values ('${owner}', '${stranger}', 'owner')`,
    `update kitchen_members set role = 'owner'`,
    `delete from kitchen_members`,
  ])
    await expect(run(stranger, statement), `stranger: ${statement}`).rejects.toMatchObject({
      code: '42501',
    })
})

describe('the pantry of a shared kitchen', () => {
  test('is one for all of its members, and nothing for others', async () => {
    await add(owner, 'Butter')
    await add(cook, 'Cream')
    await add(helper, 'Dill')
    for (const person of [owner, cook, helper])
      expect(await namesOf(person), `to ${person}`).toEqual(['Butter', 'Cream', 'Dill'])
    expect(await namesOf(stranger)).toEqual([])
    await expect(add(stranger, 'Eggs')).rejects.toMatchObject({ code: '42501' })
    // What a member keeps at home stays there.
    await add(cook, 'Figs', cook)
    expect(await namesOf(owner, cook)).toEqual([])
  })

  test('is changed by a cook, and a thing stays of who put it there', async () => {
    const [thing] = await add(owner, 'Ginger')
    await run(
      cook,
      `insert into pantry_items (id, user_id, kitchen, name, status) values ($1, $2, $3, 'Ginger', 'low')
       on conflict (id) do update set user_id = excluded.user_id, status = excluded.status`,
      [thing?.id, cook, owner],
    )
    expect(
      await run(owner, 'select user_id, status from pantry_items where id = $1', [thing?.id]),
    ).toEqual([{ user_id: owner, status: 'low' }])
  })

  test('is added to by a helper, and neither changed nor emptied', async () => {
    const [thing] = await add(owner, 'Ham')
    await run(helper, `update pantry_items set status = 'out' where id = $1`, [thing?.id])
    await run(helper, 'delete from pantry_items where id = $1', [thing?.id])
    expect(await run(owner, 'select status from pantry_items where id = $1', [thing?.id])).toEqual([
      { status: 'have' },
    ])
    await expect(
      run(helper, `insert into staple_lists (kitchen, ingredients) values ($1, '{salt}')`, [owner]),
    ).rejects.toMatchObject({ code: '42501' })
  })

  test('is put in nobody’s name who does not cook there', async () => {
    const [thing] = await add(owner, 'Jam')
    for (const person of [stranger, '00000000-0000-4000-8000-000000000000']) {
      const change = run(owner, 'update pantry_items set user_id = $2 where id = $1', [
        thing?.id,
        person,
      ])
      await expect(change).rejects.toMatchObject({ code: '42501' })
    }
    const insert = `insert into pantry_items (name, user_id, kitchen) values ('Kale', $1, $2)`
    await expect(run(owner, insert, [cook, owner])).rejects.toMatchObject({ code: '42501' })
  })

  test('tells the devices of each member what was written, and of nobody else', async () => {
    const version = async (person: string) => {
      const rows = await run(person, `select version from current_versions() where kind = 'pantry'`)
      return Number(rows[0]?.version ?? 0)
    }
    const people = [owner, cook, helper, stranger]
    const before = await Promise.all(people.map(version))
    await add(cook, 'Leek')
    const after = await Promise.all(people.map(version))
    expect(after.map((each, place) => each - (before[place] ?? 0))).toEqual([1, 1, 1, 0])
  })

  test('has room for as much as the pantry of one person', async () => {
    const fill = run(
      cook,
      `insert into pantry_items (name, kitchen) select 'Thing ' || n, $1 from generate_series(1, 1000) as n`,
      [owner],
    )
    await expect(fill).rejects.toMatchObject({ message: 'row_limit_reached' })
  })
})

describe('the list of a shared kitchen', () => {
  const items = (person: string) =>
    run(
      person,
      'select name, checked, user_id from shopping_list_items where kitchen = $1 order by name',
      [owner],
    )

  test('is written and ticked by a helper, and its records are the kitchen’s', async () => {
    await run(
      helper,
      `insert into shopping_list_items (name, kitchen, list_id) values ('Milk', $1, null)`,
      [owner],
    )
    await run(helper, `update shopping_list_items set checked = true where kitchen = $1`, [owner])
    expect(await items(owner)).toEqual([{ name: 'Milk', checked: true, user_id: helper }])
    expect(await items(stranger)).toEqual([])
    await run(helper, `delete from shopping_list_items where kitchen = $1`, [owner])
    expect(await items(owner)).toHaveLength(1)
  })
})

test('who left sees and changes nothing more, and what they put there stays', async () => {
  const guest = await database.createUser()
  await join(guest, 'cook')
  await add(guest, 'Olives')
  await database.pool.query('delete from kitchen_members where kitchen = $1 and user_id = $2', [
    owner,
    guest,
  ])
  expect(await namesOf(guest)).toEqual([])
  expect(await run(guest, 'select role from kitchen_members where kitchen = $1', [owner])).toEqual(
    [],
  )
  await expect(add(guest, 'Peas')).rejects.toMatchObject({ code: '42501' })
  expect(await namesOf(owner)).toContain('Olives')
  // The next one who changes it answers for it.
  await run(cook, `update pantry_items set user_id = $1 where name = 'Olives'`, [cook])
  const [row] = await run(owner, `select user_id from pantry_items where name = 'Olives'`)
  expect(row).toEqual({ user_id: cook })
})

test('a kitchen goes with the account whose own it is', async () => {
  const leaving = await database.createUser()
  await add(leaving, 'Quince', leaving)
  await database.pool.query('delete from auth.users where id = $1', [leaving])
  for (const [table, column] of [
    ['kitchens', 'id'],
    ['kitchen_members', 'kitchen'],
    ['pantry_items', 'kitchen'],
    ['shopping_lists', 'kitchen'],
    ['shopping_records', 'kitchen'],
    ['shopping_versions', 'kitchen'],
  ]) {
    const { rowCount } = await database.pool.query(`select from ${table} where ${column} = $1`, [
      leaving,
    ])
    expect(rowCount, `rows of ${table}`).toBe(0)
  }
})
