import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withAssurance } from '../support/assurance.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

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

const renew = (userId: string, aal = 'aal2') =>
  database.asUser(userId, async (client) => {
    await withAssurance(client, { sub: userId, session_id: randomUUID(), aal })
    const { rows } = await client.query<{ code: string }>('select renew_recovery_codes() as code')
    return rows.map(({ code }) => code)
  })

const take = (userId: string, code: string | undefined) =>
  database.asService(async (client) => {
    const { rows } = await client.query<{ taken: boolean }>(
      'select take_recovery_code($1, $2) as taken',
      [userId, code],
    )
    return rows[0]?.taken
  })

const state = (userId: string) =>
  database.asUser(userId, async (client) => {
    const { rows } = await client.query('select * from recovery_state()')
    return rows[0]
  })

test('there are ten of 80 bits, and the database keeps none of them', async () => {
  const codes = await renew(cook)
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-f]{20}$/)
  const { rows } = await database.pool.query(
    `select from private.recovery_codes where encode(code_hash, 'hex') = any ($1)
       or encode(code_hash, 'escape') = any ($1)`,
    [codes],
  )
  expect(rows).toEqual([])
})

test('each is taken once, and from its owner alone', async () => {
  const [first, second] = await renew(cook)
  expect(await take(stranger, first)).toBe(false)
  expect(await take(cook, first)).toBe(true)
  expect(await take(cook, first)).toBe(false)
  expect(await take(cook, second)).toBe(true)
  expect(await state(cook)).toMatchObject({ codes_left: 8, used_at: expect.any(Date) })
})

test('those of a factor that is gone open nothing of the next', async () => {
  const [code] = await renew(cook)
  const setUp = (madeAt: string) =>
    database.pool.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', '', now() + $2::interval, now())`,
      [cook, madeAt],
    )
  await setUp('1 second')
  expect(await take(cook, code)).toBe(false)
  await setUp('-1 second')
  expect(await take(cook, code)).toBe(true)
})

test('new ones void the earlier', async () => {
  const [old] = await renew(cook)
  await renew(cook)
  expect(await take(cook, old)).toBe(false)
  expect(await state(cook)).toMatchObject({ codes_left: 10, used_at: null })
})

test('a session that has shown no second factor gets none', async () => {
  await expect(renew(cook, 'aal1')).rejects.toThrow('insufficient_aal')
})

test('after five wrong ones a right one is refused too, for a quarter of an hour', async () => {
  const [right] = await renew(cook)
  for (let tries = 0; tries < 5; tries += 1) expect(await take(cook, 'wrong')).toBe(false)
  await expect(take(cook, right)).rejects.toThrow('recovery_limit')
  await database.pool.query(
    `update private.recoveries set tries_since = now() - interval '15 minutes' where user_id = $1`,
    [cook],
  )
  expect(await take(cook, right)).toBe(true)
})

test('nobody takes a code without the function', async () => {
  const [code] = await renew(cook)
  await expect(
    database.asUser(cook, (client) =>
      client.query('select take_recovery_code($1, $2)', [cook, code]),
    ),
  ).rejects.toThrow('permission denied')
})
