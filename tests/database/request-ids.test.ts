import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** How the transaction is called after the data API has let a request with these headers in. */
function nameAfter(headers: string): Promise<unknown> {
  return database.asAnon(async (client) => {
    await client.query(`set application_name = 'PostgREST'`)
    await client.query(`select set_config('request.headers', $1, true)`, [headers])
    await client.query('select private.admit_request()')
    const { rows } = await client.query('show application_name')
    return rows[0].application_name
  })
}

test.each([
  ['from-a-browser-1', 'larder from-a-browser-1'],
  // A name has 63 bytes.
  ['a'.repeat(64), `larder ${'a'.repeat(56)}`],
])('the id %s names the transaction', async (id, name) => {
  expect(await nameAfter(JSON.stringify({ 'x-request-id': id }))).toBe(name)
})

test.each([
  JSON.stringify({ 'x-request-id': 'a'.repeat(15) }),
  JSON.stringify({ 'x-request-id': 'a'.repeat(65) }),
  JSON.stringify({ 'x-request-id': 'aaaaaaaaaaaaaaaa\nLOG:  forged' }),
  JSON.stringify({ 'x-request-id': 'aaaaaaaaaaaaaaaa\n' }),
  JSON.stringify({ 'x-request-id': "aaaaaaaaaaaaaaaa'; drop" }),
  JSON.stringify({ 'x-request-id': ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'] }),
  '{}',
  '',
])('%j names nothing, and hinders nothing', async (headers) => {
  expect(await nameAfter(headers)).toBe('PostgREST')
})

test('the name goes with the transaction', async () => {
  const client = await database.pool.connect()
  try {
    await client.query(`set application_name = 'PostgREST'`)
    await client.query('begin')
    await client.query(
      `select set_config('request.headers', '{"x-request-id":"from-a-browser-1"}', true)`,
    )
    await client.query('select private.admit_request()')
    await client.query('commit')
    const { rows } = await client.query('show application_name')
    expect(rows).toEqual([{ application_name: 'PostgREST' }])
  } finally {
    client.release(true)
  }
})
