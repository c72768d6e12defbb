import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { withAssurance } from '../support/assurance.ts'

let database: TestDatabase
let [cook, stranger] = ['', '']
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  cook = await database.createUser()
  stranger = await database.createUser()
})

async function signedIn(userId: string, refreshedAt: string | null = null): Promise<string> {
  const id = randomUUID()
  await database.pool.query(
    `insert into auth.sessions (id, user_id, created_at, refreshed_at, user_agent)
     values ($1, $2, '2026-01-01T10:00:00Z', $3, 'Firefox')`,
    [id, userId, refreshedAt],
  )
  return id
}

const secured = (userId: string) =>
  database.pool.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, 'totp', 'verified', 'sealed', now(), now())`,
    [randomUUID(), userId],
  )

const list = (userId: string, sessionId: string, aal = 'aal1') =>
  database.asUser(userId, async (client) => {
    await withAssurance(client, { sub: userId, session_id: sessionId, aal })
    return (await client.query('select * from own_sessions()')).rows
  })

const end = (userId: string, session: string, aal = 'aal1') =>
  database.asUser(userId, async (client) => {
    await withAssurance(client, { sub: userId, session_id: randomUUID(), aal })
    const { rows } = await client.query<{ ended: boolean }>('select end_own_session($1) as ended', [
      session,
    ])
    return rows[0]?.ended
  })

test('one’s own sessions are listed, this one first, then the last used', async () => {
  const old = await signedIn(cook)
  const used = await signedIn(cook, '2026-02-01T10:00:00Z')
  const here = await signedIn(cook)
  await signedIn(stranger)
  expect(await list(cook, here)).toMatchObject([
    { id: here, is_current: true },
    {
      id: used,
      is_current: false,
      used_at: new Date('2026-02-01T10:00:00Z'),
      user_agent: 'Firefox',
    },
    { id: old, is_current: false, used_at: new Date('2026-01-01T10:00:00Z') },
  ])
})

test('one’s own session can be ended, and nobody else’s', async () => {
  const own = await signedIn(cook)
  const others = await signedIn(stranger)
  expect(await end(cook, others)).toBe(false)
  expect(await end(cook, own)).toBe(true)
  expect(await end(cook, own)).toBe(false)
  expect(await list(stranger, others)).toHaveLength(1)
})

test('who has a second factor shows it first', async () => {
  const here = await signedIn(cook)
  await secured(cook)
  await expect(list(cook, here)).rejects.toThrow('insufficient_aal')
  await expect(end(cook, here)).rejects.toThrow('insufficient_aal')
  expect(await list(cook, here, 'aal2')).toHaveLength(1)
})

test('a visitor has none to ask for', async () => {
  await expect(
    database.asAnon((client) => client.query('select * from own_sessions()')),
  ).rejects.toThrow('permission denied')
})
