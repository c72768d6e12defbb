import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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

test('the plan stays with the kitchen: it is not brought along, and ends with it', async () => {
  await meals.plan(stranger, { kitchen: stranger, title: 'At home' })
  await meals.plan(cook, { kitchen: flat, title: 'Together' })
  await at.accept(stranger, await at.invite(owner, flat), true)
  expect(await meals.titlesOf(stranger, flat)).toEqual(['Together'])
  expect(await meals.titlesOf(stranger, stranger)).toEqual(['At home'])
  await at.call(stranger, 'leave_kitchen', flat, true)
  expect(await meals.titlesOf(stranger, stranger)).toEqual(['At home'])
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
      await meals.plan(owner, { kitchen: flat, eaters: [cook, owner] }),
      await meals.plan(owner, { kitchen: flat, eaters: [cook] }),
      await meals.plan(owner, { kitchen: flat }),
    ]
    const elsewhere = await meals.plan(stranger, { eaters: [cook] })
    if (how === 'leaves') await at.call(cook, 'leave_kitchen', flat, false)
    else if (how === 'is removed') await at.call(owner, 'remove_member', flat, cook)
    else await database.asService((client) => client.query('select erase_account($1)', [cook]))
    expect((await meals.held(both)).eaters).toEqual([owner])
    // Whose diets all hold then.
    expect((await meals.held(alone)).eaters).toBeNull()
    expect((await meals.held(all)).eaters).toBeNull()
    expect((await meals.held(elsewhere)).eaters).toEqual([cook])
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
  const id = await meals.plan(owner, { kitchen: flat, eaters: [ella, finn, owner] })
  await at.run(owner, 'delete from eaters where id = $1', [ella])
  expect((await meals.held(id)).eaters).toEqual([finn, owner])
  // He goes home with the cook.
  await at.call(cook, 'leave_kitchen', flat, false)
  expect((await meals.held(id)).eaters).toEqual([owner])
})

test('what somebody planned stays when their account is gone, and names nobody', async () => {
  const id = await meals.plan(cook, { kitchen: flat, title: 'Soup' })
  await database.asService((client) => client.query('select erase_account($1)', [cook]))
  expect(await meals.held(id)).toMatchObject({ title: 'Soup', user_id: null })
  await at.run(owner, 'update planned_meals set user_id = $2, servings = 2 where id = $1', [
    id,
    owner,
  ])
  expect(await meals.held(id)).toMatchObject({ user_id: owner })
})

test('the devices of all members hear of it, also where somebody cooks somewhere else', async () => {
  const versionOf = async (person: string) =>
    (await at.run(person, `select version from current_versions() where kind = 'meal-plan'`))[0]?.[
      'version'
    ]
  const before = await versionOf(helper)
  await meals.plan(owner, { kitchen: flat })
  const after = await versionOf(helper)
  expect(after).not.toBe(before)
  await at.call(helper, 'move_to_kitchen', helper)
  expect(await versionOf(helper)).not.toBe(after)
})
