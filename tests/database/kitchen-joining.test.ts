import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let owner: string
let guest: string
beforeAll(async () => {
  database = await createTestDatabase()
  at = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser({ name: 'Olive' })
  guest = await database.createUser({ name: 'Gus' })
})

test('joining is shown before, and lets in as what the invitation says', async () => {
  const kitchen = await at.found(owner, { name: 'Flat share' })
  const code = await at.invite(owner, kitchen, 'helper')
  expect(await at.call(guest, 'seen_invitation', code)).toMatchObject({
    kitchen,
    name: 'Flat share',
    role: 'helper',
    invited_by: 'Olive',
    members: 1,
    joined: false,
    brings: { added: 0, together: 0 },
  })
  expect(await at.hereOf(guest)).toBe(guest)
  expect(await at.call(guest, 'accept_invitation', code, false)).toBe(kitchen)
  expect(await at.hereOf(guest)).toBe(kitchen)
  expect((await at.kitchensOf(owner))[1]?.members).toMatchObject([
    { user_id: owner, role: 'owner' },
    { user_id: guest, name: 'Gus', role: 'helper' },
  ])
  // A second time changes nothing, but for where they cook.
  await at.call(guest, 'move_to_kitchen', guest)
  expect(await at.accept(guest, code)).toBe(kitchen)
  expect(await at.call(guest, 'seen_invitation', code)).toMatchObject({ joined: true })
  expect((await at.kitchensOf(guest)).map(({ role }) => role)).toEqual(['owner', 'helper'])
})

test('brings along what one has, as one with what is there', async () => {
  const kitchen = await at.found(owner)
  const code = await at.invite(owner, kitchen)
  const flour = { ingredient: 'flour', amount_stated: true, unit: 'g' }
  await at.add(owner, kitchen, {
    ...flour,
    name: 'Flour',
    quantity: 500,
    best_before: '2027-05-01',
  })
  await at.add(guest, guest, {
    ...flour,
    name: 'White flour',
    quantity: 250,
    best_before: '2027-02-01',
    place: 'cupboard',
  })
  await at.add(owner, kitchen, { name: 'Granny’s jam' })
  await at.add(guest, guest, { name: 'GRANNY’S JAM', quantity: 2, amount_stated: true })
  // Amounts that cannot be added stay two things.
  await at.add(owner, kitchen, { ...flour, ingredient: 'milk', name: 'Milk', quantity: 100 })
  await at.add(guest, guest, { ...flour, ingredient: 'milk', name: 'Milk', unit: 'bottle' })
  await at.add(guest, guest, { name: 'Rice' })
  expect(await at.call(guest, 'seen_invitation', code)).toMatchObject({
    brings: { added: 2, together: 2 },
  })
  await at.call(guest, 'accept_invitation', code, true)
  expect(await at.pantryOf(guest, guest)).toEqual([])
  expect(await at.pantryOf(owner, kitchen)).toMatchObject([
    {
      name: 'Flour',
      user_id: owner,
      quantity: 750,
      unit: 'g',
      best_before: '2027-02-01',
      place: 'cupboard',
    },
    { name: 'Granny’s jam', quantity: 2, amount_stated: true },
    { name: 'Milk', user_id: owner, quantity: 100 },
    { name: 'Milk', user_id: guest, unit: 'bottle' },
    { name: 'Rice', user_id: guest },
  ])
})

test('of two things one has run out: what is there counts', async () => {
  const kitchen = await at.found(owner)
  const code = await at.invite(owner, kitchen)
  await at.add(owner, kitchen, { name: 'Oil', status: 'out', best_before: '2026-01-01' })
  await at.add(guest, guest, { name: 'Oil', status: 'low', quantity: 3, amount_stated: true })
  await at.add(owner, kitchen, { name: 'Salt', quantity: 1, amount_stated: true })
  await at.add(guest, guest, { name: 'Salt', status: 'out', quantity: 9, amount_stated: true })
  await at.accept(guest, code, true)
  expect(await at.pantryOf(owner, kitchen)).toMatchObject([
    { name: 'Oil', status: 'low', quantity: 3, amount_stated: true, best_before: null },
    { name: 'Salt', status: 'have', quantity: 1 },
  ])
})

test('several may become one with the same thing, as far as their amounts can be added', async () => {
  const kitchen = await at.found(owner)
  const code = await at.invite(owner, kitchen)
  await at.add(owner, kitchen, { name: 'Tea', place: 'cupboard' })
  for (const [quantity, unit] of [
    [2, 'g'],
    [3, 'g'],
    [1, 'box'],
  ])
    await at.add(guest, guest, {
      name: 'tea',
      quantity,
      unit,
      amount_stated: true,
      place: 'fridge',
    })
  await at.add(guest, guest, { name: 'TEA' })
  expect(await at.call(guest, 'seen_invitation', code)).toMatchObject({ brings: { together: 4 } })
  await at.call(guest, 'accept_invitation', code, true)
  const tea = await at.pantryOf(owner, kitchen)
  expect(tea).toHaveLength(2)
  // The other amount is not lost.
  expect(tea.map(({ quantity, unit }) => `${quantity} ${unit}`).toSorted()).toEqual([
    '1 box',
    '5 g',
  ])
  expect(tea).toContainEqual(
    expect.objectContaining({ name: 'Tea', user_id: owner, place: 'cupboard' }),
  )
})

test('a pantry full of one thing comes along in a moment', async () => {
  const kitchen = await at.found(owner)
  const code = await at.invite(owner, kitchen)
  await at.add(owner, kitchen, { name: 'Egg' })
  await at.run(
    guest,
    `insert into pantry_items (name, quantity, amount_stated) select 'egg', 1, true from generate_series(1, 1000)`,
  )
  await at.call(guest, 'seen_invitation', code)
  await database.asUser(guest, async (client) => {
    await client.query(`set local statement_timeout = '8s'`)
    await client.query('select accept_invitation($1, true)', [code])
  })
  expect(await at.pantryOf(owner, kitchen)).toMatchObject([{ name: 'Egg', quantity: 1000 }])
})

test('what is still to be bought comes to the default list, and the rest stays at home', async () => {
  const kitchen = await at.found(owner)
  const code = await at.invite(owner, kitchen)
  const [list] = await at.run(
    guest,
    `insert into shopping_lists (name) values ('Party') returning id`,
  )
  await at.run(
    guest,
    `insert into shopping_list_items (name, list_id, checked)
     values ('Ice', $1, false), ('Cups', $1, true), ('Milk', null, false)`,
    [list?.['id']],
  )
  await at.accept(guest, code, true)
  const items = `select item.name, list.is_default from shopping_list_items as item
    join shopping_lists as list on list.id = item.list_id where item.kitchen = $1 order by 1`
  expect(await at.run(owner, items, [kitchen])).toEqual([
    { name: 'Ice', is_default: true },
    { name: 'Milk', is_default: true },
  ])
  expect(await at.run(guest, items, [guest])).toEqual([{ name: 'Cups', is_default: false }])
  const lists = await at.call<{ records: { kind: string }[] }>(owner, 'shopping_snapshot')
  expect(lists.records.filter(({ kind }) => kind === 'shopping-item')).toHaveLength(2)
})

test('a helper brings nothing', async () => {
  const kitchen = await at.found(owner)
  const code = await at.invite(owner, kitchen, 'helper')
  await expect(at.accept(guest, code, true)).rejects.toMatchObject({
    code: '42501',
    message: 'cook_required',
  })
  expect(await at.kitchensOf(guest)).toHaveLength(1)
})

test('brings no more than a kitchen holds', async () => {
  const kitchen = await at.found(owner)
  const code = await at.invite(owner, kitchen)
  const fill = `insert into pantry_items (name, kitchen) select $2 || n, $1 from generate_series(1, 600) as n`
  await at.run(owner, fill, [kitchen, 'a'])
  await at.run(guest, fill, [guest, 'b'])
  await expect(at.accept(guest, code, true)).rejects.toMatchObject({
    message: 'row_limit_reached',
  })
  expect(await at.kitchensOf(guest)).toHaveLength(1)
  expect(await at.pantryOf(guest, guest)).toHaveLength(600)
})
