import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { postJson, registered, type RunningAuth, startAuth } from '../testing/start-auth.ts'
import { securityLogOf } from '../testing/security-log.ts'
import { createPersonalTokenExchange } from './exchange.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

const exchange = () => createPersonalTokenExchange(auth.dependencies)

const madeSchema = z.object({ id: z.string(), token: z.string() })

/** A cook, with a session of now, and what they do with their tokens. */
async function cook() {
  const { session, user, browser } = await registered(auth)
  const authorization = `Bearer ${session.access_token}`
  const make = (body: unknown) => auth.send('/user/tokens', postJson(body, { authorization }))
  return {
    user,
    browser,
    make,
    async made(body: Readonly<Record<string, unknown>> = {}) {
      const response = await make({ name: 'Home', scopes: ['list:read'], ...body })
      return madeSchema.parse(await response.json())
    },
    list: async () => (await auth.send('/user/tokens', { headers: { authorization } })).json(),
    end: (id: string) =>
      auth.send(`/user/tokens/${id}`, { method: 'DELETE', headers: { authorization } }),
  }
}

test('a token is shown once, and stands for a session with its limits', async () => {
  const { made, list, user } = await cook()
  const { id, token } = await made({ scopes: ['list:write', 'list:write'], days: 30 })
  expect(token).toMatch(/^larder_pat_[\w-]{43}$/)
  expect(await list()).toEqual([
    {
      id,
      name: 'Home',
      scopes: ['list:write'],
      made_at: auth.now().toISOString(),
      expires_at: new Date(auth.now().getTime() + 30 * 86_400_000).toISOString(),
      used_at: null,
    },
  ])
  const { rows } = await auth.database.pool.query(
    'select * from private.personal_tokens where session_id = $1',
    [id],
  )
  expect(JSON.stringify(rows)).not.toContain(token)
  const accessToken = (await exchange()(token)) ?? ''
  expect(decodeJwt(accessToken)).toMatchObject({
    sub: user.id,
    session_id: id,
    scope: 'list:write',
    role: 'authenticated',
  })
  expect(await list()).toMatchObject([{ used_at: auth.now().toISOString() }])
})

test('a token opens nothing at the auth server', async () => {
  const { made } = await cook()
  const { token } = await made()
  for (const shown of [token, (await exchange()(token)) ?? '']) {
    const headers = { authorization: `Bearer ${shown}` }
    expect((await auth.send('/user', { headers })).status).toBe(403)
    expect((await auth.send('/user/tokens', { headers })).status).toBe(403)
  }
})

test('a token ends with its time, also while it is in use', async () => {
  const { made } = await cook()
  const { token } = await made({ days: 1 })
  const ask = exchange()
  expect(await ask(token)).toBeDefined()
  auth.passSeconds(86_400 + 1)
  expect(await ask(token)).toBeUndefined()
  expect(await ask(`larder_pat_${'a'.repeat(43)}`)).toBeUndefined()
})

test('a withdrawn token is gone, and the log has both', async () => {
  const { made, end, list, user } = await cook()
  const { id, token } = await made()
  expect((await (await cook()).end(id)).status).toBe(404)
  expect((await end(id)).status).toBe(204)
  expect(await list()).toEqual([])
  expect(await exchange()(token)).toBeUndefined()
  expect(await securityLogOf(auth.database).entriesOf(user.id)).toEqual([
    'signed_in password',
    'token_made',
    'token_ended',
  ])
})

test('whatever ends all other sessions ends the tokens', async () => {
  const { made, browser } = await cook()
  const { token } = await made()
  await browser.signOut({ scope: 'others' })
  expect(await exchange()(token)).toBeUndefined()
})

test.each([
  ['without a name', { name: ' ' }],
  ['for nothing', { scopes: [] }],
  ['for what is no scope', { scopes: ['account:write'] }],
  ['for longer than a year', { days: 400 }],
])('no token is made %s', async (_how, change) => {
  const { make } = await cook()
  const response = await make({ name: 'Home', scopes: ['list:read'], ...change })
  expect(response.status).toBe(400)
})

test('an account has twenty tokens at most', async () => {
  const { make, made } = await cook()
  for (let count = 0; count < 20; count += 1) await made()
  const response = await make({ name: 'Home', scopes: ['list:read'] })
  expect(await response.json()).toMatchObject({ error_code: 'too_many_tokens' })
})

test('a session of long ago makes none', async () => {
  const { browser } = await cook()
  auth.passSeconds(86_400 + 1)
  const { data } = await browser.refreshSession()
  const authorization = `Bearer ${data.session?.access_token}`
  const body = { name: 'Home', scopes: ['list:read'] }
  const response = await auth.send('/user/tokens', postJson(body, { authorization }))
  expect(await response.json()).toMatchObject({ error_code: 'reauthentication_needed' })
})
