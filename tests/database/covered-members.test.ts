import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { subscribe } from '../support/users.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

async function kitchenOf(owner: string, ...members: [user: string, role: 'cook' | 'helper'][]) {
  const { rows } = await database.asUser(owner, (client) =>
    client.query<{ id: string }>(`select found_kitchen('Home', false) as id`),
  )
  const kitchen = rows[0]?.id
  for (const [user, role] of members) {
    await database.pool.query(
      `insert into kitchen_members (kitchen, user_id, role) values ($1, $2, $3)`,
      [kitchen, user, role],
    )
  }
  return kitchen
}

const seen = async (user: string) => {
  const { rows } = await database.asUser(user, (client) =>
    client.query(
      `select can_use('ai_assistant') as open,
         (select jsonb_agg(jsonb_build_array(subscription_status, price_id))
          from stripe_user_subscriptions) as subscription`,
    ),
  )
  return rows[0]
}
const covered = { open: true, subscription: [['active', 'given:kitchen']] }
const closed = { open: false, subscription: null }
const expired = () => database.createUser({ situation: 'expired' })

test('an active subscription of whose kitchen it is opens everything to who cooks or helps there, until they leave', async () => {
  const owner = await database.createUser({ situation: 'subscribed' })
  const [cook, helper, other] = await Promise.all([expired(), expired(), expired()])
  const kitchen = await kitchenOf(owner, [cook, 'cook'], [helper, 'helper'])
  expect(await seen(cook)).toEqual(covered)
  expect(await seen(helper)).toEqual(covered)
  expect(await seen(other)).toEqual(closed)
  await database.asUser(cook, (client) =>
    client.query(`select leave_kitchen($1, false)`, [kitchen]),
  )
  expect(await seen(cook)).toEqual(closed)
})

test('no trial covers anybody, nor a subscription that is not active, nor access given by hand', async () => {
  const [trial, past, given, member] = await Promise.all([
    database.createUser({ situation: 'trial' }),
    expired(),
    expired(),
    expired(),
  ])
  await subscribe(database.pool, past, 'past_due')
  await database.pool.query(
    `insert into private.plan_grants (user_id, kind, until) values ($1, 'paid', null)`,
    [given],
  )
  for (const owner of [trial, past, given]) await kitchenOf(owner, [member, 'cook'])
  expect(await seen(member)).toEqual(closed)
})

test('a member who subscribes covers nobody, and who cooks alone is covered by nobody', async () => {
  const [owner, payer] = await Promise.all([
    expired(),
    database.createUser({ situation: 'subscribed' }),
  ])
  await kitchenOf(owner, [payer, 'cook'])
  expect(await seen(owner)).toEqual(closed)
})

test('what somebody pays for is shown before what covers them, and what covers them before one that has ended', async () => {
  const owner = await database.createUser({ situation: 'subscribed' })
  const [payer, ended] = await Promise.all([
    database.createUser({ situation: 'subscribed' }),
    expired(),
  ])
  await subscribe(database.pool, ended, 'canceled')
  await kitchenOf(owner, [payer, 'cook'], [ended, 'cook'])
  expect(await seen(payer)).toEqual({ open: true, subscription: [['active', 'price_monthly']] })
  expect(await seen(ended)).toEqual(covered)
})

test('an account without an address is not covered', async () => {
  const owner = await database.createUser({ situation: 'subscribed' })
  const anonymous = await database.createUser({ situation: 'expired' })
  await database.pool.query(`update auth.users set is_anonymous = true where id = $1`, [anonymous])
  await kitchenOf(owner, [anonymous, 'cook'])
  expect(await seen(anonymous)).toEqual(closed)
})
