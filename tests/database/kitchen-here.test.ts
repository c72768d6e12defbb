import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let owner: string
let cook: string
let helper: string
let stranger: string
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
  stranger = await database.createUser()
  kitchen = await at.shared(owner, { [cook]: 'cook', [helper]: 'helper' })
})

type Versions = Readonly<Record<string, number>>

const versionsOf = async (person: string): Promise<Versions> => {
  const rows = await at.run<{ kind: string; version: string }>(
    person,
    'select kind, version from current_versions()',
  )
  return Object.fromEntries(rows.map(({ kind, version }) => [kind, Number(version)]))
}

/** By person, the kinds of which their devices are told by this. */
async function told(act: () => Promise<unknown>, people = [owner, cook, helper, stranger]) {
  const before = await Promise.all(people.map(versionsOf))
  await act()
  const after = await Promise.all(people.map(versionsOf))
  return after.map((versions, place) =>
    Object.keys(versions)
      .filter((kind) => versions[kind] !== before[place]?.[kind])
      .toSorted(),
  )
}

test('one cooks in one kitchen at a time, on all devices, and goes back and forth', async () => {
  expect(await at.hereOf(cook)).toBe(kitchen)
  await at.call(cook, 'move_to_kitchen', cook)
  expect(await at.hereOf(cook)).toBe(cook)
  const { rows } = await database.pool.query(
    `select private.kitchen_of($1) as here, count(*) filter (where here)::integer as many
     from kitchen_members where user_id = $1`,
    [cook],
  )
  expect(rows).toEqual([{ here: cook, many: 1 }])
  await expect(at.call(stranger, 'move_to_kitchen', kitchen)).rejects.toMatchObject({
    code: '42501',
    message: 'not_a_member',
  })
})

test('everything that is read of the kitchen where one cooks is read there', async () => {
  await at.add(owner, kitchen, { name: 'Rice', ingredient: 'rice' })
  await at.run(owner, `insert into staple_lists (ingredients) values ('{sugar}')`)
  await at.run(helper, `insert into shopping_list_items (name) values ('Milk')`)
  const seen = () =>
    at.run(
      cook,
      `select private.own_pantry() -> 0 ->> 'ingredient' as thing, private.own_staples() as staples,
         shopping_snapshot() ->> 'account' as lists`,
    )
  expect(await seen()).toEqual([{ thing: 'rice', staples: ['sugar'], lists: kitchen }])
  await at.call(cook, 'move_to_kitchen', cook)
  expect(await seen()).toEqual([
    { thing: null, staples: ['salt', 'black-pepper', 'water'], lists: cook },
  ])
})

/** What a device hears when it shows another kitchen from now on. */
const all = ['corrections', 'kitchens', 'meal-plan', 'pantry', 'shopping-list', 'staples']

test('who moves is told on each device that all of it is another, and nobody else is', async () => {
  const move = (to: string) => () => at.call(cook, 'move_to_kitchen', to)
  expect(await told(move(cook))).toEqual([[], all, [], []])
  expect((await versionsOf(cook))['shopping-list']).toBeGreaterThan(
    (await versionsOf(owner))['shopping-list'] ?? 0,
  )
  // The lists there have another version, which the others see as a change of their own.
  const lists = ['shopping-list']
  expect(await told(move(kitchen))).toEqual([lists, all, lists, []])
  expect(await told(move(kitchen))).toEqual([[], [], [], []])
})

test('members are told of whatever changes there, and of what is theirs alone only who it is', async () => {
  const write = (person: string, statement: string) => () => at.run(person, statement)
  expect(await told(write(cook, `insert into pantry_items (name) values ('Rice')`))).toEqual([
    ['pantry'],
    ['pantry'],
    ['pantry'],
    [],
  ])
  expect(
    await told(write(helper, `insert into shopping_list_items (name) values ('Milk')`)),
  ).toEqual([['shopping-list'], ['shopping-list'], ['shopping-list'], []])
  expect(await told(write(cook, `update profiles set dietary_settings = '{}'`))).toEqual([
    [],
    ['dietary-settings'],
    [],
    [],
  ])
  const atHome = `insert into pantry_items (name, kitchen) values ('Tea', auth.uid())`
  expect(await told(write(cook, atHome))).toEqual([[], ['pantry'], [], []])
})

test('members are told of who comes, goes, is called and counts there, also the one who went', async () => {
  const kitchens = ['kitchens']
  const rename = (name: string) => () => at.call(owner, 'rename_kitchen', kitchen, name)
  expect(await told(rename('Attic'))).toEqual([kitchens, kitchens, kitchens, []])
  expect(await told(rename('Attic'))).toEqual([[], [], [], []])
  const role = () => at.call(owner, 'set_member_role', kitchen, helper, 'cook')
  expect(await told(role)).toEqual([kitchens, kitchens, kitchens, []])
  const name = () => at.run(cook, `update profiles set name = 'Coraline'`)
  expect(await told(name)).toEqual([kitchens, [], kitchens, []])
  const code = await at.invite(owner, kitchen)
  const [here, , , joined] = await told(() => at.accept(stranger, code))
  expect(here).toEqual(['eaters', 'kitchens', 'shopping-list'])
  expect(joined).toContain('kitchens')
  const removed = await told(() => at.call(owner, 'remove_member', kitchen, cook))
  expect(removed[0]).toEqual(['eaters', 'kitchens'])
  expect(removed[1]).toEqual(all)
})

test('what a leaver takes along is gone from the others’ screens', async () => {
  await at.add(cook, kitchen, { name: 'Rice' })
  const [first] = await told(() => at.call(cook, 'leave_kitchen', kitchen, true))
  expect(first).toEqual(['eaters', 'kitchens', 'pantry'])
})

test('members see each other’s names and nothing else of each other', async () => {
  await database.pool.query(
    `update public_profiles set email = 'shown@example.com' where id = $1`,
    [owner],
  )
  const people = (await at.kitchensOf(helper)).find(({ home }) => !home)?.members
  expect(people?.map((member) => Object.keys(member).toSorted())).toEqual(
    Array.from({ length: 3 }, () => ['joined_at', 'name', 'role', 'shares_diet', 'user_id']),
  )
  expect(people?.map(({ name, role }) => [name, role])).toEqual([
    ['Olive', 'owner'],
    ['Cora', 'cook'],
    ['Hal', 'helper'],
  ])
  for (const column of ['here', 'epoch'])
    await expect(
      at.run(helper, `select ${column} from kitchen_members`),
      `where others cook, by ${column}`,
    ).rejects.toMatchObject({ code: '42501' })
})

test('a kitchen is renamed by its owner, one’s own too', async () => {
  for (const person of [cook, helper])
    await expect(at.call(person, 'rename_kitchen', kitchen, 'Mine')).rejects.toMatchObject({
      message: 'owner_required',
    })
  await at.call(cook, 'rename_kitchen', cook, ' Cora’s ')
  await at.call(owner, 'rename_kitchen', kitchen, '  ')
  expect((await at.kitchensOf(cook)).map(({ name }) => name)).toEqual(['Cora’s', null])
  await expect(at.call(owner, 'rename_kitchen', kitchen, 'x'.repeat(61))).rejects.toMatchObject({
    code: '23514',
  })
})

test('a thing comes into another kitchen by who cooks in both, and lists do not', async () => {
  const thing = await at.add(owner, kitchen, { name: 'Rice' })
  const home = (person: string, id: string) =>
    at.run(
      person,
      'update pantry_items set kitchen = $1, user_id = $1 where id = $2 returning user_id',
      [person, id],
    )
  expect(await home(helper, thing)).toEqual([])
  const [, ofOwner] = await told(() => home(cook, thing))
  expect(ofOwner).toEqual(['pantry'])
  expect(await at.pantryOf(cook, cook)).toMatchObject([{ name: 'Rice', user_id: cook }])
  const own = await at.add(helper, helper, { name: 'Tea' })
  const refused = { code: '42501', message: 'another_kitchen' }
  await expect(
    at.run(helper, 'update pantry_items set kitchen = $1 where id = $2', [kitchen, own]),
  ).rejects.toMatchObject(refused)
  for (const table of ['shopping_lists', 'shopping_list_items']) {
    await at.run(
      cook,
      `insert into shopping_list_items (name, kitchen, list_id) values ('Ice', $1, null)`,
      [cook],
    )
    await expect(
      at.run(cook, `update ${table} set kitchen = $1 where kitchen = $2`, [kitchen, cook]),
      `of ${table}`,
    ).rejects.toMatchObject(refused)
  }
})

test('a kitchen holds no more by moving into it than by adding to it', async () => {
  const fill = `insert into pantry_items (name, kitchen) select 'Thing ' || n, $1 from generate_series(1, $2) as n`
  await at.run(owner, fill, [kitchen, 999])
  await at.run(owner, fill, [owner, 2])
  const move = 'update pantry_items set kitchen = $1 where kitchen = $2'
  await expect(at.run(owner, move, [kitchen, owner])).rejects.toMatchObject({
    message: 'row_limit_reached',
  })
  expect(await at.pantryOf(owner, owner)).toHaveLength(2)
})

test('a name is corrected in each of one’s kitchens', async () => {
  for (const where of [cook, kitchen])
    await at.run(cook, 'insert into ingredient_corrections (alias, kitchen) values ($1, $2)', [
      'yam',
      where,
    ])
  expect(await at.run(cook, 'select alias from ingredient_corrections')).toHaveLength(2)
})
