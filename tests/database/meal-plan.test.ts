import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let [owner, cook, helper, stranger, flat] = ['', '', '', '', '']
beforeAll(async () => {
  database = await createTestDatabase()
  at = sharedKitchens(database)
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser()
  cook = await database.createUser({ situation: 'expired' })
  helper = await database.createUser()
  stranger = await database.createUser()
  flat = await at.shared(owner, { [cook]: 'cook', [helper]: 'helper' })
})

const note = { day: '2100-05-05', kind: 'note', title: 'Party' }

/** Plans as the app does, and returns the id. */
async function plan(person: string, row: Readonly<Record<string, unknown>>): Promise<string> {
  const made = { user_id: person, ...note, ...row }
  const columns = Object.keys(made).join(', ')
  const [added] = await at.run<{ id: string }>(
    person,
    `insert into planned_meals (${columns})
     select ${columns} from jsonb_populate_record(null::planned_meals, $1) returning id`,
    [JSON.stringify(made)],
  )
  return added?.id ?? ''
}

const titlesOf = async (person: string, kitchen: string) =>
  (
    await at.run(person, 'select title from planned_meals where kitchen = $1 order by title', [
      kitchen,
    ])
  ).map(({ title }) => title)

const held = async (id: string) =>
  (await database.pool.query('select * from planned_meals where id = $1', [id])).rows[0]

describe('who sees and changes what is planned', () => {
  test('all members see it, its cooks change it, and nobody else knows of it', async () => {
    const id = await plan(cook, { kitchen: flat, title: 'Soup' })
    for (const person of [owner, cook, helper])
      expect(await titlesOf(person, flat), `seen by ${person}`).toEqual(['Soup'])
    expect(await at.run(stranger, 'select from planned_meals')).toEqual([])
    for (const person of [helper, stranger]) {
      await expect(plan(person, { kitchen: flat })).rejects.toMatchObject({ code: '42501' })
      await at.run(person, `update planned_meals set title = 'Mine' where id = $1`, [id])
      await at.run(person, 'delete from planned_meals where id = $1', [id])
    }
    await at.run(owner, `update planned_meals set title = 'Stew' where id = $1`, [id])
    expect(await titlesOf(helper, flat)).toEqual(['Stew'])
    await at.run(owner, 'delete from planned_meals where id = $1', [id])
    expect(await titlesOf(helper, flat)).toEqual([])
  })

  test('it stays of who planned it, and nobody plans in the name of another', async () => {
    const id = await plan(cook, { kitchen: flat })
    await at.run(owner, 'update planned_meals set user_id = $2, servings = 3 where id = $1', [
      id,
      owner,
    ])
    expect(await held(id)).toMatchObject({ user_id: cook, servings: '3' })
    await expect(plan(owner, { kitchen: flat, user_id: cook })).rejects.toMatchObject({
      code: '42501',
    })
  })

  test('a meal that names no kitchen is planned where its person cooks', async () => {
    const id = await plan(stranger, { kitchen: null })
    expect(await held(id)).toMatchObject({ kitchen: stranger })
  })

  test('a meal never changes its kitchen', async () => {
    const id = await plan(owner, { kitchen: owner })
    const moving = at.run(owner, 'update planned_meals set kitchen = $2 where id = $1', [id, flat])
    await expect(moving).rejects.toMatchObject({ code: '42501', message: 'another_kitchen' })
  })
})

describe('what can be planned', () => {
  const dish = '/dish/traybake-1?flavour=plain&for=4&main=salmon'
  test.each([
    { kind: 'recipe', recipe_id: 7 },
    { kind: 'dish', dish_address: dish },
    { kind: 'leftovers', leftovers_of: '7a000000-0000-4000-8000-000000000001' },
    { kind: 'leftovers' },
    { kind: 'out', title: 'Pizza' },
    { kind: 'note', title: 'x'.repeat(200) },
    { servings: 0.5, eaters: ['7a000000-0000-4000-8000-000000000001'], position: '0z' },
  ])('%j', async (row) => {
    expect(await plan(owner, row)).not.toBe('')
  })

  test.each([
    { kind: 'recipe' },
    { kind: 'recipe', recipe_id: 0 },
    { kind: 'note', recipe_id: 7 },
    { kind: 'dish' },
    { kind: 'dish', dish_address: 'https://example.com' },
    { kind: 'out', dish_address: dish },
    { kind: 'note', leftovers_of: '7a000000-0000-4000-8000-000000000001' },
    { kind: 'takeaway' },
    { meal: 'tea' },
    { day: '1999-12-31' },
    { day: '2200-01-01' },
    { title: ' ' },
    { title: 'x'.repeat(201) },
    { title: 'Soup \u202egnp.exe' },
    { servings: 0 },
    { servings: 1001 },
    { servings: 'NaN' },
    { position: '' },
    { position: 'A' },
    { position: 'i0' },
    { position: 'i'.repeat(61) },
    { eaters: [] },
    { eaters: [''] },
    { eaters: [null] },
    { eaters: ['x'.repeat(41)] },
    { eaters: ['one two'] },
    { eaters: ['one,two'] },
    { eaters: [['one'], ['two']] },
    { eaters: Array.from({ length: 31 }, (_, n) => `e${n}`) },
    { cooked_at: '1999-12-31' },
  ])('not %j', async (row) => {
    await expect(plan(owner, row)).rejects.toMatchObject({ code: '23514' })
  })

  test('nothing was cooked at a moment that is still to come', async () => {
    const id = await plan(owner, { cooked_at: '2999-01-01' })
    expect((await held(id)).cooked_at.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
    await at.run(owner, `update planned_meals set cooked_at = '2026-01-01Z' where id = $1`, [id])
    expect((await held(id)).cooked_at).toEqual(new Date('2026-01-01Z'))
  })

  test('a kitchen holds so many meals, and what is long past makes room', async () => {
    await database.pool.query(
      `insert into planned_meals (kitchen, day, kind, title)
       select $1, current_date - 400 + n % 2 * 500, 'note', 'Meal ' || n from generate_series(1, 2000) as n`,
      [owner],
    )
    await plan(owner, { kitchen: owner })
    const { rows } = await database.pool.query(
      'select count(*)::int as held, min(day) > current_date - 366 as is_new from planned_meals where kitchen = $1',
      [owner],
    )
    expect(rows).toEqual([{ held: 1001, is_new: true }])
    await database.pool.query(
      `insert into planned_meals (kitchen, day, kind, title)
       select $1, current_date, 'note', 'Meal ' || n from generate_series(1, 999) as n`,
      [owner],
    )
    await expect(plan(owner, { kitchen: owner })).rejects.toMatchObject({
      message: 'row_limit_reached',
    })
  })

  test('what is planned on a day long past stays until another meal is planned', async () => {
    const id = await plan(owner, { kitchen: owner, day: '2001-01-01' })
    expect(await held(id)).toBeDefined()
    await plan(owner, { kitchen: owner })
    expect(await held(id)).toBeUndefined()
  })
})

describe('who comes and goes', () => {
  test('the plan stays with the kitchen: it is not brought along, and ends with it', async () => {
    await plan(stranger, { kitchen: stranger, title: 'At home' })
    await plan(cook, { kitchen: flat, title: 'Together' })
    await at.accept(stranger, await at.invite(owner, flat), true)
    expect(await titlesOf(stranger, flat)).toEqual(['Together'])
    expect(await titlesOf(stranger, stranger)).toEqual(['At home'])
    await at.call(stranger, 'leave_kitchen', flat, true)
    expect(await titlesOf(stranger, stranger)).toEqual(['At home'])
    await at.call(owner, 'end_kitchen', flat)
    const { rowCount } = await database.pool.query(
      'select from planned_meals where kitchen = any ($1)',
      [[flat, owner, cook]],
    )
    expect(rowCount).toBe(0)
  })

  test.each(['leaves', 'is removed', 'is erased'])(
    'who %s eats no meal there any more',
    async (how) => {
      const [both, alone, all] = [
        await plan(owner, { kitchen: flat, eaters: [cook, owner] }),
        await plan(owner, { kitchen: flat, eaters: [cook] }),
        await plan(owner, { kitchen: flat }),
      ]
      const elsewhere = await plan(stranger, { eaters: [cook] })
      if (how === 'leaves') await at.call(cook, 'leave_kitchen', flat, false)
      else if (how === 'is removed') await at.call(owner, 'remove_member', flat, cook)
      else await database.asService((client) => client.query('select erase_account($1)', [cook]))
      expect((await held(both)).eaters).toEqual([owner])
      // Whose diets all hold then.
      expect((await held(alone)).eaters).toBeNull()
      expect((await held(all)).eaters).toBeNull()
      expect((await held(elsewhere)).eaters).toEqual([cook])
    },
  )

  test('who eats without an account is at no meal any more once they are gone, or elsewhere', async () => {
    const eater = async (name: string) =>
      String(
        (
          await at.run(cook, 'insert into eaters (name, kitchen) values ($1, $2) returning id', [
            name,
            flat,
          ])
        )[0]?.['id'],
      )
    const [ella, finn] = [await eater('Ella'), await eater('Finn')]
    const id = await plan(owner, { kitchen: flat, eaters: [ella, finn, owner] })
    await at.run(owner, 'delete from eaters where id = $1', [ella])
    expect((await held(id)).eaters).toEqual([finn, owner])
    // He goes home with the cook.
    await at.call(cook, 'leave_kitchen', flat, false)
    expect((await held(id)).eaters).toEqual([owner])
  })

  test('what somebody planned stays when their account is gone, and names nobody', async () => {
    const id = await plan(cook, { kitchen: flat, title: 'Soup' })
    await database.asService((client) => client.query('select erase_account($1)', [cook]))
    expect(await held(id)).toMatchObject({ title: 'Soup', user_id: null })
    await at.run(owner, 'update planned_meals set user_id = $2, servings = 2 where id = $1', [
      id,
      owner,
    ])
    expect(await held(id)).toMatchObject({ user_id: owner })
  })

  test('the devices of all members hear of it, also where somebody cooks somewhere else', async () => {
    const versionOf = async (person: string) =>
      (
        await at.run(person, `select version from current_versions() where kind = 'meal-plan'`)
      )[0]?.['version']
    const before = await versionOf(helper)
    await plan(owner, { kitchen: flat })
    const after = await versionOf(helper)
    expect(after).not.toBe(before)
    await at.call(helper, 'move_to_kitchen', helper)
    expect(await versionOf(helper)).not.toBe(after)
  })
})

describe('a feed', () => {
  const read = async (secret: string) =>
    database.asService(async (client) => {
      const { rows } = await client.query('select meal_plan_of_feed($1, 35, 120) as plan', [secret])
      return rows[0]?.plan ?? null
    })
  const make = async (person: string, kitchen: string) =>
    (await at.call<{ secret: string }>(person, 'make_meal_plan_feed', kitchen)).secret
  const soon = () => new Date(Date.now() + 864e5).toISOString().slice(0, 10)

  test('opens what is planned around today to whom its secret is given', async () => {
    const secret = await make(helper, flat)
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    await plan(cook, { kitchen: flat, day: soon(), title: 'Soup', eaters: [cook] })
    await plan(cook, { kitchen: flat, day: '2100-05-05', title: 'In far years' })
    await plan(owner, { kitchen: owner, day: soon(), title: 'At home' })
    const plan1 = await read(secret)
    expect(plan1).toMatchObject({
      account: helper,
      kitchen: 'Home',
      meals: [{ day: soon(), meal: 'dinner', kind: 'note', title: 'Soup' }],
    })
    expect(JSON.stringify(plan1.meals)).not.toContain(cook)
    expect(await read('')).toBeNull()
    expect(await read(secret.toUpperCase())).toBeNull()
  })

  test('is one for each member and kitchen; the former address ends', async () => {
    const former = await make(owner, flat)
    const [own, others] = [await make(owner, owner), await make(cook, flat)]
    const secret = await make(owner, flat)
    expect(secret).not.toBe(former)
    expect(await read(former)).toBeNull()
    for (const each of [own, others, secret]) expect(await read(each)).not.toBeNull()
    await at.call(owner, 'withdraw_meal_plan_feed', flat)
    expect(await read(secret)).toBeNull()
    for (const each of [own, others]) expect(await read(each)).not.toBeNull()
  })

  test('of two that are made at once one holds', async () => {
    const secrets = await Promise.all([make(owner, flat), make(owner, flat)])
    const plans = await Promise.all(secrets.map(read))
    expect(plans.filter((each) => each !== null)).toHaveLength(1)
  })

  test.each(['leaves', 'is removed', 'is erased'])('ends for who %s', async (how) => {
    const secret = await make(cook, flat)
    if (how === 'leaves') await at.call(cook, 'leave_kitchen', flat, false)
    else if (how === 'is removed') await at.call(owner, 'remove_member', flat, cook)
    else await database.asService((client) => client.query('select erase_account($1)', [cook]))
    expect(await read(secret)).toBeNull()
    await at.accept(how === 'is erased' ? stranger : cook, await at.invite(owner, flat))
    expect(await read(secret)).toBeNull()
  })

  test('is made by members alone, seen by its member alone, and its secret by nobody', async () => {
    await expect(make(stranger, flat)).rejects.toMatchObject({ message: 'not_a_member' })
    await make(cook, flat)
    const seen = 'select kitchen, user_id from meal_plan_feeds'
    expect(await at.run(cook, seen)).toEqual([{ kitchen: flat, user_id: cook }])
    expect(await at.run(owner, seen)).toEqual([])
    const peek = at.run(cook, 'select secret_hash from meal_plan_feeds')
    await expect(peek).rejects.toMatchObject({ code: '42501' })
    const reading = at.run(cook, `select meal_plan_of_feed('x', 1, 1)`)
    await expect(reading).rejects.toMatchObject({ code: '42501' })
    for (const write of [
      'delete from meal_plan_feeds',
      'update meal_plan_feeds set made_at = now()',
      `insert into meal_plan_feeds (kitchen, user_id, secret_hash) values ('${flat}', '${cook}', 'x')`,
    ])
      await expect(at.run(cook, write), `by: ${write}`).rejects.toMatchObject({ code: '42501' })
  })
})
