import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { planFeatures } from '#domain/plan-features.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let payer: string
let other: string

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  payer = await database.createUser({ situation: 'subscribed' })
  other = await database.createUser({ situation: 'expired' })
  await database.asService((client) =>
    client.query(
      `insert into stripe_orders
         (customer_id, checkout_session_id, amount_subtotal, amount_total, currency, payment_status, status, created_at)
       values
         ($1, $1 || 1, 399, 399, 'usd', 'paid', 'completed', '2026-01-01'),
         ($1, $1 || 2, 999, 999, 'usd', 'paid', 'completed', '2026-02-01')`,
      [`cus_${payer}`],
    ),
  )
})

test('people read their own subscription and orders', async () => {
  await database.asUser(payer, async (client) => {
    const subscription = await client.query('select * from stripe_user_subscriptions')
    expect(subscription.rows).toEqual([
      expect.objectContaining({
        subscription_status: 'active',
        subscription_id: expect.any(String),
        price_id: 'price_monthly',
        current_period_end: '1800000000',
        cancel_at_period_end: false,
      }),
    ])
    const orders = await client.query('select * from stripe_user_orders order by order_date desc')
    expect(orders.rows.map(({ amount_total }) => amount_total)).toEqual(['999', '399'])
  })
})

test.each([
  'stripe_user_subscriptions',
  'stripe_user_orders',
  'stripe_customers',
  'stripe_subscriptions',
  'stripe_orders',
])('nobody reads what others pay: %s', async (object) => {
  const seen = await database.asUser(other, (client) => client.query(`select * from ${object}`))
  expect(seen.rows).toEqual([])
  const visitor = database.asAnon((client) => client.query(`select * from ${object}`))
  await expect(visitor).rejects.toMatchObject({ code: '42501' })
})

test('a customer who never subscribed has not started', async () => {
  await database.asService((client) =>
    client.query('insert into stripe_customers (customer_id, user_id) values ($1, $2)', [
      `cus_${other}`,
      other,
    ]),
  )
  const { rows } = await database.asUser(other, (client) =>
    client.query('select subscription_status, subscription_id from stripe_user_subscriptions'),
  )
  expect(rows).toEqual([{ subscription_status: 'not_started', subscription_id: null }])
})

test.each([
  `insert into stripe_customers (customer_id, user_id) values ('cus_free', $1)`,
  `update stripe_customers set user_id = $1`,
  `insert into stripe_subscriptions (subscription_id, customer_id, status) select 'sub_free', customer_id, 'active' from stripe_customers where user_id = $1`,
  `update stripe_subscriptions set status = 'active' where customer_id <> $1::text`,
  `update stripe_user_subscriptions set subscription_status = 'active' where customer_id <> $1::text`,
  `delete from stripe_orders where customer_id <> $1::text`,
  `select * from stripe_events where event_id <> $1::text`,
  `insert into stripe_events (event_id, type, created_at) values ($1::text, 'x', now())`,
  `update plan_features set description = $1::text`,
  `select * from ai_usage where user_id = $1`,
  `insert into ai_usage (user_id) values ($1)`,
  `delete from ai_usage where user_id = $1`,
])('nobody subscribes themselves: %s', async (attack) => {
  const attempt = database.asUser(other, (client) => client.query(attack, [other]))
  await expect(attempt).rejects.toMatchObject({ code: '42501' })
})

test('the functions keep events and the use of the chef', async () => {
  await database.asService(async (client) => {
    await client.query(
      `insert into stripe_events (event_id, type, created_at) values ($1, 'x', now())`,
      [`evt_${payer}`],
    )
    await client.query('insert into ai_usage (user_id) values ($1)', [payer])
    const { rows } = await client.query('select count(*) from ai_usage where user_id = $1', [payer])
    expect(rows).toEqual([{ count: '1' }])
  })
})

test('everyone reads what the plan opens', async () => {
  const { rows } = await database.asAnon((client) =>
    client.query('select count(*) from plan_features'),
  )
  expect(rows).toEqual([{ count: String(planFeatures.length) }])
})
