import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessAt, canUse, planFeatures, trialDays } from '#domain/access.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { subscribe } from '../support/users.ts'

/**
 * The database and the screens decide access each for themselves. These cases go to both, so that
 * they cannot come to differ.
 */
interface Case {
  name: string
  /** Milliseconds since the profile was made; null without a profile. */
  age: number | null
  anonymous?: boolean
  subscriptions?: string[]
  access: boolean
}

const trial = trialDays * 86_400_000
const cases: Case[] = [
  { name: 'a new account', age: 0, access: true },
  { name: 'the last millisecond of the trial', age: trial - 1, access: true },
  { name: 'the moment that the trial ends', age: trial, access: false },
  { name: 'long after the trial', age: trial * 10, access: false },
  { name: 'no profile yet', age: null, access: false },
  { name: 'an anonymous account in its first days', age: 0, anonymous: true, access: false },
  { name: 'not started, in the trial', age: 0, subscriptions: ['not_started'], access: true },
  { name: 'not started, expired', age: trial, subscriptions: ['not_started'], access: false },
  { name: 'active after the trial', age: trial, subscriptions: ['active'], access: true },
  { name: 'active in the trial', age: 0, subscriptions: ['active'], access: true },
  {
    name: 'active and anonymous',
    age: 0,
    anonymous: true,
    subscriptions: ['active'],
    access: true,
  },
  ...['trialing', 'past_due', 'canceled', 'unpaid', 'incomplete', 'paused', 'ACTIVE'].map(
    (status) => ({
      name: `${status} after the trial`,
      age: trial,
      subscriptions: [status],
      access: false,
    }),
  ),
  { name: 'canceled in the trial', age: 0, subscriptions: ['canceled'], access: true },
]

/**
 * A time zone whose clocks went forward a week ago: 14 days of it are an hour short, and a trial is
 * 14 times 24 hours all the same.
 */
function zoneWithChangedClocks(): string {
  const dayOfYear = (date: Date) => {
    const sameDayInCommonYear = Date.UTC(2025, date.getUTCMonth(), date.getUTCDate())
    return Math.round((sameDayInCommonYear - Date.UTC(2025, 0, 0)) / 86_400_000)
  }
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
  return `WINTER0SUMMER,J${dayOfYear(inDays(-7))}/0,J${dayOfYear(inDays(90))}/0`
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

describe.each(cases)('$name', ({ age, anonymous = false, subscriptions = [], access }) => {
  test('in the app', () => {
    const now = new Date('2026-03-29T12:00:00Z')
    const decided = accessAt(now, {
      signedIn: true,
      anonymous,
      profileCreatedAt: age === null ? null : new Date(now.getTime() - age),
      subscriptionStatus: subscriptions[0] ?? null,
    })
    expect(canUse('ai_assistant', decided)).toBe(access)
  })

  test('in the database', async () => {
    const user = await database.createUser({ anonymous })
    for (const status of subscriptions) await subscribe(database.pool, user, status)
    const client = await database.pool.connect()
    try {
      // One transaction has one now(), so the age is exact to the microsecond.
      await client.query('begin')
      await client.query(`select set_config('timezone', $1, true)`, [zoneWithChangedClocks()])
      await client.query(
        age === null
          ? 'delete from public_profiles where id = $1'
          : `update public_profiles set created_at = now() - $2 * interval '1 millisecond' where id = $1`,
        age === null ? [user] : [user, age],
      )
      const { rows } = await client.query('select private.has_access($1) as access', [user])
      expect(rows).toEqual([{ access }])
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

test('a visitor has no access in either', async () => {
  const visitor = accessAt(new Date(), {
    signedIn: false,
    anonymous: false,
    profileCreatedAt: new Date(),
    subscriptionStatus: 'active',
  })
  expect(canUse('ai_assistant', visitor)).toBe(false)
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
