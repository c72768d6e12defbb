import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let owner: string
let cook: string
let helper: string
let kitchen: string
beforeAll(async () => {
  database = await createTestDatabase()
  at = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser({ name: 'Olive' })
  cook = await database.createUser({ name: 'Cora' })
  helper = await database.createUser({ name: 'Hal' })
  kitchen = await at.shared(owner, { [cook]: 'cook', [helper]: 'helper' })
})

const namesOf = async (person: string, where: string) =>
  (await at.pantryOf(person, where)).map(({ name }) => name)

const rolesIn = async (where = kitchen) => {
  const { rows } = await database.pool.query<{ user_id: string; role: string }>(
    'select user_id, role from kitchen_members where kitchen = $1',
    [where],
  )
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]))
}

describe('leaving', () => {
  test('is shown before it happens', async () => {
    await at.add(cook, kitchen, { name: 'Rice' })
    await at.add(owner, kitchen, { name: 'Salt' })
    expect(await at.call(cook, 'leaving', kitchen)).toEqual({ role: 'cook', mine: 1, members: 3 })
    expect(await rolesIn()).toHaveProperty(cook)
  })

  test('takes home what one put there, as one with what is at home', async () => {
    await at.add(cook, cook, { name: 'Rice', quantity: 1, amount_stated: true, unit: 'kg' })
    await at.add(cook, kitchen, { name: 'rice', quantity: 2, amount_stated: true, unit: 'kg' })
    await at.add(cook, kitchen, { name: 'Tea' })
    await at.add(owner, kitchen, { name: 'Salt' })
    await at.run(cook, `insert into shopping_list_items (name) values ('Milk')`)
    await at.call(cook, 'leave_kitchen', kitchen, true)
    expect(await at.pantryOf(cook, cook)).toMatchObject([
      { name: 'Rice', quantity: 3, user_id: cook },
      { name: 'Tea', user_id: cook },
    ])
    expect(await at.hereOf(cook)).toBe(cook)
    expect(await namesOf(owner, kitchen)).toEqual(['Salt'])
    // The lists are the kitchen’s.
    const items = 'select name from shopping_list_items where kitchen = $1'
    expect(await at.run(owner, items, [kitchen])).toEqual([{ name: 'Milk' }])
    expect(await at.run(cook, items, [kitchen])).toEqual([])
    expect(await namesOf(cook, kitchen)).toEqual([])
  })

  test('leaves it there where nobody takes it, and keeps who cooks elsewhere there', async () => {
    await at.add(helper, kitchen, { name: 'Tea' })
    const other = await at.found(helper)
    await at.call(helper, 'leave_kitchen', kitchen, false)
    expect(await namesOf(owner, kitchen)).toEqual(['Tea'])
    expect(await namesOf(helper, helper)).toEqual([])
    expect(await at.hereOf(helper)).toBe(other)
  })

  test('an owner says who follows, and nobody else than a member does', async () => {
    const stranger = await database.createUser()
    for (const next of [null, owner, stranger])
      await expect(
        at.call(owner, 'leave_kitchen', kitchen, false, next),
        `followed by ${next}`,
      ).rejects.toMatchObject({ code: 'P0001', message: 'next_owner_required' })
    await at.call(owner, 'leave_kitchen', kitchen, false, helper)
    expect(await rolesIn()).toEqual({ [cook]: 'cook', [helper]: 'owner' })
    // An owner who is not the last names nobody in vain: who cooks there decides nothing by it.
    await at.call(cook, 'leave_kitchen', kitchen, false, cook)
    expect(await rolesIn()).toEqual({ [helper]: 'owner' })
  })

  test('with the last one all that it holds goes home', async () => {
    await at.add(cook, kitchen, { name: 'Rice' })
    await at.run(owner, `insert into staple_lists (ingredients) values ('{salt}')`)
    await at.run(owner, `insert into ingredient_corrections (alias) values ('yam')`)
    const [list] = await at.run(
      cook,
      `insert into shopping_lists (name) values ('Party') returning id`,
    )
    await at.run(
      helper,
      `insert into shopping_list_items (name, list_id) values ('Ice', $1), ('Milk', null)`,
      [list?.['id']],
    )
    await at.call(cook, 'leave_kitchen', kitchen, false)
    await at.call(helper, 'leave_kitchen', kitchen, false)
    await at.call(owner, 'leave_kitchen', kitchen, false)
    expect(await at.kitchensOf(owner)).toMatchObject([{ kitchen: owner, here: true }])
    expect(await at.pantryOf(owner, owner)).toMatchObject([{ name: 'Rice', user_id: owner }])
    const items = `select list.name as list, item.name, item.user_id = $1 as is_theirs
      from shopping_list_items as item join shopping_lists as list on list.id = item.list_id
      where item.kitchen = $1 order by 2`
    expect(await at.run(owner, items, [owner])).toEqual([
      { list: 'Party', name: 'Ice', is_theirs: true },
      { list: 'Shopping List', name: 'Milk', is_theirs: true },
    ])
    for (const table of ['staple_lists', 'ingredient_corrections'])
      expect(
        await at.run(owner, `select from ${table} where kitchen = $1`, [owner]),
        `rows of ${table}`,
      ).toHaveLength(1)
    const { rowCount } = await database.pool.query('select from kitchens where id = $1', [kitchen])
    expect(rowCount).toBe(0)
  })

  test('is for members, and nobody leaves their own kitchen', async () => {
    const stranger = await database.createUser()
    for (const name of ['leave_kitchen', 'leaving'] as const) {
      const given = name === 'leaving' ? [] : [true]
      for (const of of [kitchen, owner, '00000000-0000-4000-8000-000000000000'])
        await expect(
          at.call(stranger, name, of, ...given),
          `${name} of ${of}`,
        ).rejects.toMatchObject({ code: '42501', message: 'not_a_member' })
    }
    await expect(at.call(owner, 'leave_kitchen', owner, true)).rejects.toMatchObject({
      message: 'own_kitchen',
    })
  })
})

describe('ending', () => {
  test('what each one put in the pantry goes home with them, and the rest with the owner', async () => {
    const gone = await database.createUser()
    await at.accept(gone, await at.invite(owner, kitchen))
    await at.add(gone, kitchen, { name: 'Oats' })
    await at.call(gone, 'leave_kitchen', kitchen, false)
    await at.add(cook, cook, { name: 'RICE' })
    await at.add(cook, kitchen, { name: 'Rice' })
    await at.add(helper, kitchen, { name: 'Tea' })
    await at.add(owner, kitchen, { name: 'Salt' })
    await at.run(cook, `insert into shopping_list_items (name) values ('Milk')`)
    await at.call(owner, 'end_kitchen', kitchen)
    expect(await at.pantryOf(cook, cook)).toMatchObject([{ name: 'RICE', user_id: cook }])
    expect(await at.pantryOf(helper, helper)).toMatchObject([{ name: 'Tea', user_id: helper }])
    expect(await at.pantryOf(owner, owner)).toMatchObject([
      { name: 'Oats', user_id: owner },
      { name: 'Salt', user_id: owner },
    ])
    const items = 'select name, user_id from shopping_list_items'
    expect(await at.run(owner, items)).toEqual([{ name: 'Milk', user_id: owner }])
    expect(await at.run(cook, items)).toEqual([])
    for (const person of [owner, cook, helper]) {
      expect(await at.hereOf(person), `where ${person} is`).toBe(person)
      expect(await at.kitchensOf(person), `kitchens of ${person}`).toHaveLength(1)
    }
  })

  test('is the owner’s, of a shared kitchen', async () => {
    for (const person of [cook, helper])
      await expect(at.call(person, 'end_kitchen', kitchen)).rejects.toMatchObject({
        code: '42501',
        message: 'owner_required',
      })
    await expect(at.call(owner, 'end_kitchen', owner)).rejects.toMatchObject({
      message: 'own_kitchen',
    })
    expect(Object.keys(await rolesIn())).toHaveLength(3)
  })
})

describe('removing', () => {
  test('who was removed is home again, and what they put there stays', async () => {
    await at.add(cook, kitchen, { name: 'Rice' })
    await at.call(owner, 'remove_member', kitchen, cook)
    expect(await at.hereOf(cook)).toBe(cook)
    expect(await namesOf(cook, kitchen)).toEqual([])
    expect(await namesOf(owner, kitchen)).toEqual(['Rice'])
    // What they add from now on is put at home.
    await at.run(cook, `insert into pantry_items (name) values ('Tea')`)
    expect(await namesOf(cook, cook)).toEqual(['Tea'])
  })

  test('and roles are the owner’s to decide, of others', async () => {
    await at.call(owner, 'set_member_role', kitchen, helper, 'cook')
    expect(await rolesIn()).toMatchObject({ [helper]: 'cook' })
    for (const role of ['owner', 'guest', null])
      await expect(
        at.call(owner, 'set_member_role', kitchen, helper, role),
        `made ${role}`,
      ).rejects.toMatchObject({ message: 'malformed' })
    for (const [name, ...more] of [['remove_member'], ['set_member_role', 'helper']] as const) {
      const decide = (person: string, of: string, member: string) =>
        at.call(person, name, of, member, ...more)
      const refused = (attempt: Promise<unknown>, message: string) =>
        expect(attempt, `${name}: ${message}`).rejects.toMatchObject({ message })
      await refused(decide(cook, kitchen, helper), 'owner_required')
      await refused(decide(owner, kitchen, owner), 'owner_stays')
      await refused(decide(owner, kitchen, await database.createUser()), 'member_gone')
      await refused(decide(owner, helper, helper), 'not_a_member')
    }
    expect(await rolesIn()).toEqual({ [owner]: 'owner', [cook]: 'cook', [helper]: 'cook' })
  })
})
