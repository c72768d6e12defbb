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

const read = async (secret: string) =>
  database.asService(async (client) => {
    const { rows } = await client.query('select meal_plan_of_feed($1, 35, 120) as plan', [secret])
    return rows[0]?.plan ?? null
  })
const make = async (person: string, kitchen: string) =>
  (await at.call<{ secret: string }>(person, 'make_meal_plan_feed', kitchen)).secret
const soon = () => new Date(Date.now() + 864e5).toISOString().slice(0, 10)

test('a feed opens what is planned around today to whom its secret is given', async () => {
  const secret = await make(helper, flat)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  await meals.plan(cook, { kitchen: flat, day: soon(), title: 'Soup', eaters: [cook] })
  await meals.plan(cook, { kitchen: flat, day: '2100-05-05', title: 'In far years' })
  await meals.plan(owner, { kitchen: owner, day: soon(), title: 'At home' })
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

test('a feed is one for each member and kitchen; the former address ends', async () => {
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

test('of two feeds that are made at once one holds', async () => {
  const secrets = await Promise.all([make(owner, flat), make(owner, flat)])
  const plans = await Promise.all(secrets.map(read))
  expect(plans.filter((each) => each !== null)).toHaveLength(1)
})

test.each(['leaves', 'is removed', 'is erased'])('a feed ends for who %s', async (how) => {
  const secret = await make(cook, flat)
  if (how === 'leaves') await at.call(cook, 'leave_kitchen', flat, false)
  else if (how === 'is removed') await at.call(owner, 'remove_member', flat, cook)
  else await database.asService((client) => client.query('select erase_account($1)', [cook]))
  expect(await read(secret)).toBeNull()
  await at.accept(how === 'is erased' ? stranger : cook, await at.invite(owner, flat))
  expect(await read(secret)).toBeNull()
})

test('a feed is made by members alone, seen by its member alone, and its secret by nobody', async () => {
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
