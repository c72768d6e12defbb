import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { withAssurance } from '../support/assurance.ts'

let database: TestDatabase
let [cook, session] = ['', '']
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  cook = await database.createUser()
  session = randomUUID()
  await sql('insert into auth.sessions (id, user_id) values ($1, $2)', [session, cook])
})

const sql = (statement: string, values: unknown[]) => database.pool.query(statement, values)

/** Lets a token of the cook's in; it names this session unless another is given. */
const admit = (claims: { sub?: string; session_id?: string; aal?: string } = {}) =>
  database.asUser(cook, async (client) => {
    await withAssurance(client, { sub: cook, session_id: session, aal: 'aal1', ...claims })
    await client.query('select private.admit_request()')
  })

const refusedAs = (code: string) => ({
  code: 'PGRST',
  message: expect.stringContaining(`"code": "${code}"`),
  detail: expect.stringContaining('"status": 401'),
})

test('a session is let in until it ends', async () => {
  await admit()
  await sql('delete from auth.sessions where id = $1', [session])
  await expect(admit()).rejects.toMatchObject(refusedAs('session_not_found'))
})

test('a session is let in until its time is over', async () => {
  await sql(`update auth.sessions set not_after = now() + interval '1 hour' where id = $1`, [
    session,
  ])
  await admit()
  await sql('update auth.sessions set not_after = now() where id = $1', [session])
  await expect(admit()).rejects.toMatchObject(refusedAs('session_not_found'))
})

test('an account is let in until it is erased', async () => {
  await database.asService((client) => client.query('select erase_account($1)', [cook]))
  await expect(admit()).rejects.toMatchObject({ code: 'PT401', message: 'account_gone' })
})

test('somebody else’s session is not one’s own', async () => {
  const stranger = await database.createUser()
  await expect(admit({ sub: stranger })).rejects.toMatchObject(refusedAs('session_not_found'))
})

test('a banned account is refused until the ban is over, whatever its sessions', async () => {
  await sql(`update auth.users set banned_until = 'infinity' where id = $1`, [cook])
  await expect(admit()).rejects.toMatchObject(refusedAs('user_banned'))
  await sql('update auth.users set banned_until = now() where id = $1', [cook])
  await admit()
})

test('a token without a session, and one without a person, are looked at no further', async () => {
  await sql('delete from auth.sessions where id = $1', [session])
  const ask = (client: PoolClient) => client.query('select private.admit_request()')
  await expect(database.asUser(cook, ask)).resolves.toBeDefined()
  await expect(database.asService(ask)).resolves.toBeDefined()
  await expect(database.asAnon(ask)).resolves.toBeDefined()
})

test('with a second factor, token and session must both have shown it', async () => {
  await sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values ($1, $2, 'totp', 'verified', 'sealed', now(), now())`,
    [randomUUID(), cook],
  )
  const needsFactor = { code: 'PT403', message: 'insufficient_aal' }
  await expect(admit()).rejects.toMatchObject(needsFactor)
  // The factor that this token showed was removed since.
  await expect(admit({ aal: 'aal2' })).rejects.toMatchObject(needsFactor)
  await sql(`update auth.sessions set aal = 'aal2' where id = $1`, [session])
  await admit({ aal: 'aal2' })
  // A copy of a token from before the factor was shown.
  await expect(admit()).rejects.toMatchObject(needsFactor)
})
