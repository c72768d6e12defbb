import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { createRateLimiter } from './rate-limiter.ts'

let database: TestDatabase
const pools: Pool[] = []
let time = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.drop()
})

/** As one of several servers on the same database. */
function limiter() {
  const pool = new Pool({ ...database.connection, user: 'supabase_auth_admin', max: 4 })
  pools.push(pool)
  return createRateLimiter(pool, () => time)
}

const limit = { attempts: 2, seconds: 60 }

test('is shared by several servers', async () => {
  const [first, second] = [limiter(), limiter()]
  await first.count([{ key: 'shared', limit }])
  await second.count([{ key: 'shared', limit }])
  await expect(first.count([{ key: 'shared', limit }])).rejects.toThrow('Too many requests')
  await expect(second.count([{ key: 'shared', limit }])).rejects.toMatchObject({
    extra: { retryAfterSeconds: 60 },
  })
})

test('counts a burst on both servers exactly', async () => {
  const [first, second] = [limiter(), limiter()]
  const tries = Array.from({ length: 20 }, (_, index) =>
    (index % 2 === 0 ? first : second).count([
      { key: 'burst', limit: { attempts: 7, seconds: 60 } },
      { key: `own ${index}`, limit },
    ]),
  )
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
})

test('counts on none of several keys when one is full', async () => {
  const one = limiter()
  const once = { attempts: 1, seconds: 60 }
  await one.count([{ key: 'full', limit: once }])
  const both = [
    { key: 'other', limit: once },
    { key: 'full', limit: once },
  ]
  await expect(one.count(both)).rejects.toThrow('Too many requests')
  await one.count([{ key: 'other', limit: once }])
})

test('takes an attempt back in its own window alone, and never below none', async () => {
  const one = limiter()
  const once = { attempts: 1, seconds: 60 }
  const takeBack = await one.count([{ key: 'mine', limit: once }])
  await takeBack()
  await takeBack()
  await one.count([{ key: 'mine', limit: once }])
  await expect(one.count([{ key: 'mine', limit: once }])).rejects.toThrow('Too many requests')
})

test('begins anew when the window is over, and forgets what has ended', async () => {
  const one = limiter()
  await one.count([{ key: 'again', limit: { attempts: 1, seconds: 60 } }])
  time = new Date(time.getTime() + 60_000)
  await one.count([{ key: 'again', limit: { attempts: 1, seconds: 60 } }])
  time = new Date(time.getTime() + 3_600_000)
  for (let attempt = 0; attempt < 200; attempt += 1) {
    await one.count([{ key: 'busy', limit: { attempts: 1_000, seconds: 60 } }])
  }
  const { rows } = await database.pool.query('select count(*)::int as kept from auth.attempts')
  expect(rows).toEqual([{ kept: 1 }])
})
