import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessCases } from '#domain/testing/access-cases.ts'
import { planFeatures } from '#domain/plan-features.ts'
import { millisecondsPer } from '#domain/time-units.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { subscribe } from '../support/users.ts'

/**
 * The database and the screens decide access each for themselves. The cases of the rule go to the
 * database too, so that they cannot come to differ.
 */
const accounts = accessCases
  .filter(({ account }) => account.signedIn)
  .map(({ name, now, account, opens }) => ({
    name,
    opens,
    anonymous: account.anonymous,
    status: account.subscriptionStatus,
    offer: account.offer,
    /** Milliseconds until a longer trial ends; null without one. */
    longer: account.trialUntil ? account.trialUntil.getTime() - now.getTime() : null,
    /** Milliseconds since the profile was made; null without a profile. */
    age: account.profileCreatedAt && now.getTime() - account.profileCreatedAt.getTime(),
  }))

/**
 * A time zone whose clocks went forward a week ago: 14 days of it are an hour short, and a trial is
 * 14 times 24 hours all the same.
 */
function zoneWithChangedClocks(): string {
  const dayOfYear = (date: Date) => {
    const sameDayInCommonYear = Date.UTC(2025, date.getUTCMonth(), date.getUTCDate())
    return Math.round((sameDayInCommonYear - Date.UTC(2025, 0, 0)) / millisecondsPer.day)
  }
  const inDays = (days: number) => new Date(Date.now() + days * millisecondsPer.day)
  return `WINTER0SUMMER,J${dayOfYear(inDays(-7))}/0,J${dayOfYear(inDays(90))}/0`
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test.each(accounts)('$name', async ({ age, longer, anonymous, status, offer, opens }) => {
  const user = await database.createUser({ anonymous })
  if (status !== null) await subscribe(database.pool, user, status)
  const client = await database.pool.connect()
  try {
    // One transaction has one now(), so the age is exact to the microsecond.
    await client.query('begin')
    await client.query(`select set_config('timezone', $1, true)`, [zoneWithChangedClocks()])
    await client.query('update private.installation set plan = $1', [offer])
    await client.query(
      age === null
        ? 'delete from public_profiles where id = $1'
        : `update public_profiles set created_at = now() - $2 * interval '1 millisecond' where id = $1`,
      age === null ? [user] : [user, age],
    )
    if (longer !== null) {
      await client.query(
        `insert into private.plan_grants (user_id, kind, until)
         values ($1, 'trial', now() + $2 * interval '1 millisecond')`,
        [user, longer],
      )
    }
    const { rows } = await client.query('select private.has_access($1) as access', [user])
    expect(rows).toEqual([{ access: opens }])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('a visitor has no access', async () => {
  const { rows } = await database.asAnon((client) =>
    client.query(`select can_use('ai_assistant') as allowed`),
  )
  expect(rows).toEqual([{ allowed: false }])
})

test('an ended subscription beside an active one takes nothing away', async () => {
  const user = await database.createUser({ situation: 'subscribed' })
  await subscribe(database.pool, user, 'canceled')
  const { rows } = await database.asUser(user, (client) =>
    client.query(
      `select can_use('ai_assistant') as allowed, subscription_status from stripe_user_subscriptions`,
    ),
  )
  expect(rows).toEqual([{ allowed: true, subscription_status: 'active' }])
})

test('the plan holds the same features in both, and no other opens', async () => {
  const user = await database.createUser()
  const { rows } = await database.asUser(user, (client) =>
    client.query<{ feature: string; allowed: boolean }>(
      'select feature, can_use(feature) as allowed from plan_features',
    ),
  )
  expect(rows.map(({ feature }) => feature).toSorted()).toEqual([...planFeatures].toSorted())
  expect(rows.every(({ allowed }) => allowed)).toBe(true)
  const unknown = await database.asUser(user, (client) =>
    client.query(`select can_use('free_lunch') as allowed`),
  )
  expect(unknown.rows).toEqual([{ allowed: false }])
})
