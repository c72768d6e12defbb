import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test, vi } from 'vitest'
import type { Client } from 'pg'
import { inDatabaseOf } from '../support/larder-sql.ts'
import { observedLarder } from './observed-larder.ts'

const { call, lines, larder } = observedLarder()
const shape = /^[A-Za-z0-9_-]{16,64}$/
const newId = () => `from-a-browser-${randomBytes(6).toString('hex')}`

const waiting = `select application_name, query, usename from pg_stat_activity
  where wait_event_type = 'Lock' and datname = 'larder'`

/** Asks while `table` is locked. @returns what the database says of the statement that waits, and the answer */
async function seenWhileWaiting(table: string, ask: () => Promise<Response>) {
  return inDatabaseOf(larder().dataDir, async (client: Client) => {
    await client.query(`begin; lock table ${table} in access exclusive mode`)
    const asked = ask()
    const { rows } = await vi.waitUntil(
      async () => {
        // One transaction sees what others do as it was at the first look.
        await client.query('select pg_stat_clear_snapshot()')
        const found = await client.query(waiting)
        return found.rowCount === 1 && found
      },
      { timeout: 20_000 },
    )
    await client.query('rollback')
    return { statement: rows[0], answer: await asked }
  })
}

test('a call of the data API is known by its id in the answer, in pg_stat_activity and in the log', async () => {
  const id = newId()
  const ask = () => call('/rest/v1/pantry_items?select=id', undefined, { 'x-request-id': id })
  const { statement, answer } = await seenWhileWaiting('public.pantry_items', ask)
  expect(statement).toMatchObject({ application_name: `larder ${id}`, usename: 'authenticator' })
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, id])
  await vi.waitFor(() =>
    expect(lines().filter(({ requestId }) => requestId === id)).toEqual([
      {
        time: expect.any(String),
        level: 'info',
        event: 'request',
        requestId: id,
        detail: {
          method: 'GET',
          route: '/rest/v1/pantry_items',
          status: 200,
          milliseconds: expect.any(Number),
          bytes: expect.any(Number),
        },
      },
    ]),
  )
})

test('the name lasts no longer than the transaction', async () => {
  await call('/rest/v1/pantry_items?select=id', undefined, { 'x-request-id': newId() })
  await inDatabaseOf(larder().dataDir, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as named from pg_stat_activity where application_name like 'larder %'`,
    )
    expect(rows).toEqual([{ named: 0 }])
  })
})

test('a statement of the auth server carries it as a comment', async () => {
  const id = newId()
  const credentials = { email: 'cook@example.org', password: 'secret-1' }
  const ask = () => call('/auth/v1/token?grant_type=password', credentials, { 'x-request-id': id })
  const { statement, answer } = await seenWhileWaiting('auth.users', ask)
  expect(statement.query).toMatch(new RegExp(`^/\\*request_id='${id}'\\*/ select`))
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, id])
})

test('what a function asks of the data API goes by the id of who called the function', async () => {
  const id = newId()
  const ask = () =>
    call(
      '/functions/v1/personal-chef',
      { message: 'And eggs?', previous: [], recipes: [] },
      { 'x-request-id': id },
    )
  const { statement, answer } = await seenWhileWaiting('public.pantry_items', ask)
  await answer.text()
  expect(statement).toMatchObject({ application_name: `larder ${id}`, usename: 'authenticator' })
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, id])
  await vi.waitFor(() => {
    const routes = lines().flatMap(({ requestId, detail }) =>
      requestId === id ? [detail?.['route']] : [],
    )
    expect(routes).toEqual(
      expect.arrayContaining([
        '/auth/v1/user',
        expect.stringMatching(/^\/rest\/v1\/rpc\//),
        '/functions/v1/personal-chef',
      ]),
    )
  })
})

/** Without its accounts the auth server fails in all that it does. */
async function withoutAccounts<Result>(work: () => Promise<Result>): Promise<Result> {
  return inDatabaseOf(larder().dataDir, async (client) => {
    await client.query('alter table auth.users rename to people_for_a_moment')
    try {
      return await work()
    } finally {
      await client.query('alter table auth.people_for_a_moment rename to users')
    }
  })
}

const errorOf = (id: string) =>
  lines().find(({ level, requestId }) => level === 'error' && requestId === id)

test('what fails is logged under the id that the person is shown', async () => {
  const id = newId()
  const credentials = { email: 'cook@example.org', password: 'secret-1' }
  const answer = await withoutAccounts(() =>
    call('/auth/v1/token?grant_type=password', credentials, { 'x-request-id': id }),
  )
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([500, id])
  expect(errorOf(id)).toMatchObject({ event: 'auth request failed', detail: { code: '42P01' } })
})

test('so is what fails after the answer has gone out', async () => {
  const id = newId()
  await withoutAccounts(async () => {
    await call('/auth/v1/recover', { email: 'cook@example.org' }, { 'x-request-id': id })
    await vi.waitUntil(() => errorOf(id), { timeout: 20_000 })
  })
  expect(errorOf(id)).toMatchObject({ event: 'work behind an answer failed' })
})

test.each([
  ['/', undefined],
  ['/favicon.svg', undefined],
  ['/nothing.png', undefined],
  ['/%', undefined],
  ['/healthz', undefined],
  ['/larder.json', undefined],
  ['/robots.txt', undefined],
  ['/rest/v1/nothing', undefined],
  ['/auth/v1/nothing', undefined],
  ['/functions/v1/nothing', {}],
  ['/storage/v1/object/public/pictures/nothing', undefined],
])('the answer to %s has an id, though none came', async (path, body) => {
  const answer = await call(path, body)
  expect(answer.headers.get('x-request-id')).toMatch(shape)
})

test('scripts of other origins may send the id and read it', async () => {
  const preflight = await fetch(`${larder().address}/functions/v1/account`, { method: 'OPTIONS' })
  expect(preflight.headers.get('access-control-allow-headers')).toContain('x-request-id')
  const answer = await call('/functions/v1/account', {})
  expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id')
})

/** As no browser would send it. */
async function answerTo(sent: string | string[]) {
  const asking = request(`${larder().address}/rest/v1/recipe_cards?limit=1`, {
    headers: { 'x-request-id': sent },
  })
  asking.end()
  const [answer] = await once(asking, 'response')
  answer.resume()
  await once(answer, 'end')
  return [answer.statusCode, String(answer.headers['x-request-id'])]
}

test.each([
  ['too short', 'a'.repeat(15)],
  ['too long', 'a'.repeat(65)],
  ['5 kB', 'a'.repeat(5_000)],
  ['a quote', `aaaaaaaaaaaaaaaa'; select 1; --`],
  ['the end of a comment', 'aaaaaaaaaaaaaaaa*/ select 1 /*'],
  ['a tab', 'aaaaaaaaaaaaaaaa\tbbbbbbbbbbbbbbbb'],
  ['letters of another alphabet', 'äaaaaaaaaaaaaaaaaaaaa'],
  ['two', ['aaaaaaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbbbbbb']],
])('%s is no id: the request gets another', async (_, sent) => {
  const [status, id] = await answerTo(sent)
  expect([status, id]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)])
  await vi.waitFor(() => expect(lines().map(({ requestId }) => requestId)).toContain(id))
  expect(larder().output()).not.toContain('aaaaaaaaaaaaaaa')
})
