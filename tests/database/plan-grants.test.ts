import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { subscribe } from '../support/users.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const give = (user: string, kind: string, until: string | null) =>
  database.pool.query(
    `insert into private.plan_grants (user_id, kind, until) values ($1, $2, $3)
     on conflict (user_id) do update set kind = excluded.kind, until = excluded.until`,
    [user, kind, until],
  )

const seen = async (user: string) => {
  const { rows } = await database.asUser(user, (client) =>
    client.query(
      `select can_use('ai_assistant') as open,
         (select jsonb_agg(jsonb_build_array(subscription_status, price_id, current_period_end))
          from stripe_user_subscriptions) as subscription`,
    ),
  )
  return rows[0]
}

test('what was given opens everything until it ends, and no longer', async () => {
  const cook = await database.createUser({ situation: 'expired' })
  expect(await seen(cook)).toEqual({ open: false, subscription: null })
  await give(cook, 'trial', '2999-01-01T00:00:00Z')
  const end = Date.UTC(2999, 0, 1) / 1000
  expect(await seen(cook)).toEqual({
    open: true,
    subscription: [['active', 'given:trial', end]],
  })
  await give(cook, 'paid', null)
  expect(await seen(cook)).toEqual({ open: true, subscription: [['active', 'given:paid', null]] })
  await give(cook, 'paid', '2020-01-01T00:00:00Z')
  expect(await seen(cook)).toEqual({ open: false, subscription: null })
})

test('a plan that is paid for is shown before one that was given, and an ended one after it', async () => {
  const [payer, ended] = await Promise.all([
    database.createUser({ situation: 'subscribed' }),
    database.createUser({ situation: 'expired' }),
  ])
  await subscribe(database.pool, ended, 'canceled')
  await give(payer, 'paid', null)
  await give(ended, 'paid', null)
  expect((await seen(payer)).subscription).toEqual([['active', 'price_monthly', 1_800_000_000]])
  expect((await seen(ended)).subscription).toEqual([['active', 'given:paid', null]])
})

test('nobody reads what another was given', async () => {
  const [cook, other] = await Promise.all([
    database.createUser({ situation: 'expired' }),
    database.createUser({ situation: 'expired' }),
  ])
  await give(cook, 'paid', null)
  expect(await seen(other)).toEqual({ open: false, subscription: null })
})
