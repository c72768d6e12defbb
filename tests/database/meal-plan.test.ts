import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { plannedMeals } from '../support/planned-meals.ts'
import { sharedKitchens } from '../support/shared-kitchens.ts'

let database: TestDatabase
let at: ReturnType<typeof sharedKitchens>
let meals: ReturnType<typeof plannedMeals>
let [owner, cook, helper, stranger, flat] = ['', '', '', '', '']
beforeAll(async () => {
  database = await createTestDatabase()
  at = sharedKitchens(database)
  meals = plannedMeals(database, at)
})
afterAll(() => database.drop())
beforeEach(async () => {
  owner = await database.createUser()
  cook = await database.createUser({ situation: 'expired' })
  helper = await database.createUser()
  stranger = await database.createUser()
  flat = await at.shared(owner, { [cook]: 'cook', [helper]: 'helper' })
})

describe('who sees and changes what is planned', () => {
  test('all members see it, its cooks change it, and nobody else knows of it', async () => {
    const id = await meals.plan(cook, { kitchen: flat, title: 'Soup' })
    for (const person of [owner, cook, helper])
      expect(await meals.titlesOf(person, flat), `seen by ${person}`).toEqual(['Soup'])
    expect(await at.run(stranger, 'select from planned_meals')).toEqual([])
    for (const person of [helper, stranger]) {
      await expect(meals.plan(person, { kitchen: flat })).rejects.toMatchObject({ code: '42501' })
      await at.run(person, `update planned_meals set title = 'Mine' where id = $1`, [id])
      await at.run(person, 'delete from planned_meals where id = $1', [id])
    }
    await at.run(owner, `update planned_meals set title = 'Stew' where id = $1`, [id])
    expect(await meals.titlesOf(helper, flat)).toEqual(['Stew'])
    await at.run(owner, 'delete from planned_meals where id = $1', [id])
    expect(await meals.titlesOf(helper, flat)).toEqual([])
  })

  test('it stays of who planned it, and nobody plans in the name of another', async () => {
    const id = await meals.plan(cook, { kitchen: flat })
    await at.run(owner, 'update planned_meals set user_id = $2, servings = 3 where id = $1', [
      id,
      owner,
    ])
    expect(await meals.held(id)).toMatchObject({ user_id: cook, servings: '3' })
    await expect(meals.plan(owner, { kitchen: flat, user_id: cook })).rejects.toMatchObject({
      code: '42501',
    })
  })

  test('a meal that names no kitchen is planned where its person cooks', async () => {
    const id = await meals.plan(stranger, { kitchen: null })
    expect(await meals.held(id)).toMatchObject({ kitchen: stranger })
  })

  test('a meal never changes its kitchen', async () => {
    const id = await meals.plan(owner, { kitchen: owner })
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
    expect(await meals.plan(owner, row)).not.toBe('')
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
    await expect(meals.plan(owner, row)).rejects.toMatchObject({ code: '23514' })
  })

  test('nothing was cooked at a moment that is still to come', async () => {
    const id = await meals.plan(owner, { cooked_at: '2999-01-01' })
    expect((await meals.held(id)).cooked_at.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
    await at.run(owner, `update planned_meals set cooked_at = '2026-01-01Z' where id = $1`, [id])
    expect((await meals.held(id)).cooked_at).toEqual(new Date('2026-01-01Z'))
  })

  test('a kitchen holds so many meals, and what is long past makes room', async () => {
    await database.pool.query(
      `insert into planned_meals (kitchen, day, kind, title)
       select $1, current_date - 400 + n % 2 * 500, 'note', 'Meal ' || n from generate_series(1, 2000) as n`,
      [owner],
    )
    await meals.plan(owner, { kitchen: owner })
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
    await expect(meals.plan(owner, { kitchen: owner })).rejects.toMatchObject({
      message: 'row_limit_reached',
    })
  })

  test('what is planned on a day long past stays until another meal is planned', async () => {
    const id = await meals.plan(owner, { kitchen: owner, day: '2001-01-01' })
    expect(await meals.held(id)).toBeDefined()
    await meals.plan(owner, { kitchen: owner })
    expect(await meals.held(id)).toBeUndefined()
  })
})
