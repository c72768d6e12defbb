import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { insertRecipe } from '../support/recipes.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let [owner, cook, helper, stranger, kitchen] = ['', '', '', '', '']

beforeAll(async () => {
  database = await createTestDatabase()
  at = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser({ name: 'Olive' })
  cook = await database.createUser({ name: 'Cora' })
  helper = await database.createUser({ name: 'Hal' })
  stranger = await database.createUser({ name: 'Sam' })
  kitchen = await at.shared(owner, { [cook]: 'cook', [helper]: 'helper' })
})

const option = (id: string, checked = true) => ({ id, name: id, checked })
const avoid = (person: string, settings: object) =>
  at.run(person, 'update profiles set dietary_settings = $2 where id = $1', [person, settings])
const share = (person: string, shares = true, where = kitchen) =>
  at.call(person, 'share_diet', where, shares)

/** Who eats there, with what they avoid, as somebody reads it. */
const table = (person: string, withUnshared = false, where = kitchen) =>
  at.run(
    person,
    'select id, name, dietary_settings, added_by, member from table_of_kitchen($1, $2)',
    [where, withUnshared],
  )

const cora = (settings: object | null) => ({
  id: cook,
  name: 'Cora',
  dietary_settings: settings,
  added_by: cook,
  member: true,
})
const eggs = { restrictions: [{ id: 'eggs', checked: true }] }

describe('what a member avoids', () => {
  test('is seen by nobody until they say so, and then by the other members alone', async () => {
    await avoid(cook, { restrictions: [option('eggs'), option('fish', false)] })
    for (const person of [owner, helper]) expect(await table(person)).toEqual([])
    await share(cook)
    for (const person of [owner, helper])
      expect(await table(person), `to ${person}`).toEqual([cora(eggs)])
    // Of themselves everybody knows, and asks elsewhere.
    for (const person of [cook, stranger]) expect(await table(person)).toEqual([])
    await at.run(owner, `insert into eaters (kitchen, name) values ($1, 'Ella')`, [kitchen])
    expect((await table(owner)).map(({ name, member }) => [name, member])).toEqual([
      ['Cora', true],
      ['Ella', false],
    ])
    // It is of this kitchen: in another that they share it is not said.
    const other = await at.shared(owner, { [cook]: 'cook' })
    expect(await table(owner, false, other)).toEqual([])
  })

  test('is not known of who has not said so, which is told to who asks for that', async () => {
    await avoid(helper, eggs)
    await share(cook)
    expect(await table(owner, true)).toEqual([
      cora({}),
      { ...cora(null), id: helper, name: 'Hal', added_by: helper },
    ])
  })

  test('is what everybody eats with them has to know, and nothing else of their settings', async () => {
    await share(cook)
    await avoid(cook, {
      preferences: [option('vegan')],
      restrictions: [{ ...option('nuts'), allergens: ['nuts'] }],
      otherRestrictions: [option('celery'), option('lupin', false)],
      cuisineOptions: [option('greek')],
      missingEquipment: [option('oven')],
      note: 'a secret',
    })
    const of = (id: string) => [{ id, checked: true }]
    expect(await table(owner)).toEqual([
      cora({ preferences: of('vegan'), restrictions: of('nuts'), otherRestrictions: of('celery') }),
    ])
    await database.pool.query('update private_profiles set dietary_settings = $2 where id = $1', [
      cook,
      { preferences: 'all', restrictions: ['nuts', null], otherRestrictions: {} },
    ])
    expect(await table(owner)).toEqual([cora({})])
  })

  test('is gone as soon as they take it back', async () => {
    await avoid(cook, eggs)
    await share(cook)
    await share(cook, false)
    expect(await table(owner)).toEqual([])
    expect(await table(owner, true)).toContainEqual(cora(null))
  })

  test.each(['leaves', 'is removed'])(
    'is gone when they go (%s), and asked anew when they come back',
    async (how) => {
      await avoid(cook, eggs)
      await share(cook)
      if (how === 'leaves') await at.call(cook, 'leave_kitchen', kitchen, false)
      else await at.call(owner, 'remove_member', kitchen, cook)
      expect(await table(owner, true)).toEqual([
        expect.objectContaining({ id: helper, dietary_settings: null }),
      ])
      // Nor do they who went see what others share.
      await share(helper)
      expect(await table(cook, true)).toEqual([])
      await at.accept(cook, await at.invite(owner, kitchen))
      expect(await table(owner, true)).toContainEqual(cora(null))
    },
  )

  test('goes with their account', async () => {
    await avoid(cook, eggs)
    await share(cook)
    await database.pool.query('delete from auth.users where id = $1', [cook])
    expect((await table(owner, true)).map(({ id }) => id)).toEqual([helper])
  })

  test('is theirs alone to show: by no other member, by no plain write, in no kitchen of another', async () => {
    await expect(share(stranger)).rejects.toMatchObject({
      code: '42501',
      message: 'not_a_member',
    })
    await expect(share(cook, true, cook)).rejects.toMatchObject({ message: 'own_kitchen' })
    for (const person of [owner, cook])
      await expect(
        at.run(person, 'update kitchen_members set shares_diet = true where user_id = $1', [cook]),
        `by ${person}`,
      ).rejects.toMatchObject({ code: '42501' })
    await share(owner)
    expect(await table(helper)).toEqual([expect.objectContaining({ id: owner })])
    await at.run(cook, 'select share_diet($1, null)', [kitchen])
    expect(await table(owner)).toEqual([])
  })

  test('is said in one step with joining, where somebody says so', async () => {
    const code = await at.invite(owner, kitchen)
    const guest = await database.createUser({ name: 'Gus' })
    await avoid(guest, eggs)
    await at.call(guest, 'seen_invitation', code)
    await at.call(guest, 'accept_invitation', code, false, true)
    expect(await table(owner)).toEqual([expect.objectContaining({ id: guest })])
    const late = await database.createUser({ name: 'Lea' })
    await at.accept(late, code)
    expect((await table(owner)).map(({ id }) => id)).toEqual([guest])
    const kitchens = await at.kitchensOf(guest)
    expect(kitchens.find((each) => each.kitchen === kitchen)?.members).toContainEqual(
      expect.objectContaining({ user_id: guest, shares_diet: true }),
    )
  })
})

describe('devices learn of it', () => {
  const versions = async (person: string) =>
    new Map(
      (
        await at.run<{ kind: string; version: string }>(
          person,
          `select kind, version from current_versions() where kind in ('eaters', 'kitchens')`,
        )
      ).map(({ kind, version }) => [kind, Number(version)]),
    )

  /** Which of the kinds each of them hears of. */
  async function told(work: () => Promise<unknown>, people = [owner, cook, helper, stranger]) {
    const before = await Promise.all(people.map(versions))
    await work()
    const after = await Promise.all(people.map(versions))
    return after.map((kinds, place) =>
      [...kinds.keys()].filter((kind) => kinds.get(kind) !== before[place]?.get(kind)).toSorted(),
    )
  }

  test('when somebody agrees or takes it back, and once for each', async () => {
    const both = ['eaters', 'kitchens']
    expect(await told(() => share(cook))).toEqual([both, both, both, []])
    expect(await told(() => share(cook))).toEqual([[], [], [], []])
    expect(await told(() => share(cook, false))).toEqual([both, both, both, []])
  })

  test('when what is shared changes, and not when something else does', async () => {
    expect(await told(() => avoid(cook, eggs))).toEqual([[], [], [], []])
    await share(cook)
    expect(await told(() => avoid(cook, { restrictions: [option('nuts')] }))).toEqual([
      ['eaters'],
      [],
      ['eaters'],
      [],
    ])
    const more = { restrictions: [option('nuts')], cuisineOptions: [option('greek')] }
    expect(await told(() => avoid(cook, more))).toEqual([[], [], [], []])
  })

  test('when somebody comes or goes', async () => {
    const both = ['eaters', 'kitchens']
    const gone = await told(() => at.call(cook, 'leave_kitchen', kitchen, false))
    expect([gone[0], gone[2], gone[3]]).toEqual([both, both, []])
    const code = await at.invite(owner, kitchen)
    const come = await told(() => at.accept(cook, code))
    expect([come[0], come[2], come[3]]).toEqual([both, both, []])
  })
})

describe('what is suggested', () => {
  const recommended = async (person: string) =>
    (await at.run(person, 'select title from recommended_recipes(50)')).map(({ title }) => title)

  test('keeps to what a member shares, where they cook, and no longer', async () => {
    const id = await insertRecipe(database.pool, { title: 'Omelette' })
    await database.pool.query(`update recipe_cards set free_of = '{nuts}' where id = $1`, [id])
    await avoid(cook, eggs)
    expect(await recommended(owner)).toContain('Omelette')
    await share(cook)
    expect(await recommended(owner)).not.toContain('Omelette')
    expect(await recommended(stranger)).toContain('Omelette')
    await share(cook, false)
    expect(await recommended(owner)).toContain('Omelette')
    await share(cook)
    await at.call(owner, 'move_to_kitchen', owner)
    expect(await recommended(owner)).toContain('Omelette')
  })

  const asked = async (absent: (string | null)[] | null = []) =>
    (
      await database.asService((client) =>
        client.query<{ dietary_settings: unknown }>(
          `select dietary_settings from begin_chef_answer($1, '{}', 1000, $2)`,
          [owner, absent],
        ),
      )
    ).rows[0]?.dietary_settings

  test('by the chef, keeps to all who eat today: by themselves, members who share, and others', async () => {
    await avoid(owner, { restrictions: [option('nuts')], missingEquipment: [option('oven')] })
    await avoid(cook, eggs)
    await avoid(helper, { restrictions: [option('fish')] })
    await share(cook)
    const ella = await at.run(
      owner,
      `insert into eaters (kitchen, name, dietary_settings) values ($1, 'Ella', $2) returning id`,
      [kitchen, { preferences: [option('vegan')] }],
    )
    const ellas = String(ella[0]?.['id'])
    const cooksOwn = { missingEquipment: [option('oven')] }
    const [nuts, vegan] = [option('nuts'), { preferences: [option('vegan')] }]
    const all = { ...cooksOwn, ...vegan, restrictions: [nuts, ...eggs.restrictions] }
    expect(await asked()).toEqual(all)
    expect(await asked([ellas])).toEqual({ ...cooksOwn, restrictions: all.restrictions })
    expect(await asked([cook])).toEqual({ ...cooksOwn, ...vegan, restrictions: [nuts] })
    expect(await asked([owner])).toEqual({ ...cooksOwn, ...vegan, ...eggs })
    expect(await asked([owner, ellas])).toEqual({ ...cooksOwn, ...eggs })
    // A table at which nobody eats is everybody's.
    expect(await asked([owner, cook, ellas])).toEqual(all)
  })

  test('by the chef, is loosened by nobody who is not of the table', async () => {
    await avoid(cook, eggs)
    await share(cook)
    const elsewhere = await at.run(
      stranger,
      `insert into eaters (name) values ('Otto') returning id`,
    )
    const others = [stranger, helper, String(elsewhere[0]?.['id']), null]
    expect(await asked(others)).toEqual(eggs)
    expect(await asked(null)).toEqual(eggs)
    expect(await asked([cook, null])).toBeNull()
    await share(cook, false)
    expect(await asked()).toBeNull()
  })
})
