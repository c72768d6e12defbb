import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password, postJson, registered, someEmail, startAuth } from './testing/start-auth.ts'
import type { RunningAuth } from './testing/start-auth.ts'

let auth: RunningAuth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

const signIn = '/token?grant_type=password'
const wrong = { email: 'nobody@example.com', password: 'wrong' }

describe('an error', () => {
  test('names its code as `code` for clients that ask for version 2024-01-01', async () => {
    const version = { 'x-supabase-api-version': '2024-01-01' }
    const response = await auth.send(signIn, postJson(wrong, version))
    expect(response.status).toBe(400)
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(await response.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  test.each([undefined, '2023-12-31', 'tomorrow'])(
    'keeps the first shape for %s',
    async (version) => {
      const headers = version === undefined ? {} : { 'x-supabase-api-version': version }
      const response = await auth.send(signIn, postJson(wrong, headers))
      expect(response.headers.get('x-supabase-api-version')).toBeNull()
      expect(await response.json()).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      })
    },
  )

  test('is the same when the app is mounted', async () => {
    const host = new Hono().route('/auth/v1', auth.app)
    const failed = await host.request(`/auth/v1${signIn}`, postJson(wrong))
    expect(await failed.json()).toMatchObject({ error_code: 'invalid_credentials' })
    const unknown = await host.request('/auth/v1/nowhere')
    expect(await unknown.json()).toMatchObject({ code: 404, error_code: 'not_found' })
  })

  test('of ours tells nothing of its cause', async () => {
    const broken = await startAuth()
    await broken.database.pool.query('drop table auth.users cascade')
    const response = await broken.send(signIn, postJson(wrong))
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'Something went wrong on our side. Please try again.',
    })
    expect(broken.logged).toMatchObject([{ level: 'error', detail: { code: '42P01' } }])
    await broken.stop()
  })
})

describe('every answer', () => {
  test('is kept out of caches, but for the keys', async () => {
    const cachingOf = async (path: string, init?: RequestInit) =>
      (await auth.send(path, init)).headers.get('cache-control')
    expect(await cachingOf('/signup', postJson({ email: someEmail(), password }))).toBe('no-store')
    expect(await cachingOf(signIn, postJson(wrong))).toBe('no-store')
    expect(await cachingOf('/.well-known/jwks.json')).toBe('public, max-age=600')
  })
})

describe('what is not enabled', () => {
  test.each([
    ['POST', '/token?grant_type=web3', 422, 'web3_provider_disabled'],
    ['POST', '/token?grant_type=constructor', 400, 'validation_failed'],
    ['POST', '/token', 400, 'validation_failed'],
    ['GET', '/authorize?provider=google', 400, 'validation_failed'],
    ['GET', '/user/identities/authorize?provider=google', 401, 'no_authorization'],
    ['DELETE', '/user/identities/1', 401, 'no_authorization'],
    ['POST', '/sso', 404, 'saml_provider_disabled'],
    ['GET', '/signup', 404, 'not_found'],
  ])('%s %s answers %i %s', async (method, path, status, code) => {
    const response = await auth.send(path, { method })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: status, error_code: code })
  })
})

describe('without a mail server', () => {
  test.each([
    ['POST', '/otp', { email: 'a@example.com' }],
    ['POST', '/recover', { email: 'a@example.com' }],
    ['POST', '/resend', { email: 'a@example.com', type: 'signup' }],
    ['PUT', '/user', { email: 'another@example.com' }],
    ['GET', '/reauthenticate', undefined],
  ])('%s %s says so', async (method, path, body) => {
    const mute = await startAuth({}, { mailer: undefined })
    const { session } = await registered(mute)
    const authorization = `Bearer ${session.access_token}`
    const init =
      body === undefined ? { headers: { authorization } } : postJson(body, { authorization })
    const response = await mute.send(path, { ...init, method })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ error_code: 'email_provider_disabled' })
    await mute.stop()
  })
})

describe('what is open to all', () => {
  test('GET /health', async () => {
    const response = await auth.send('/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ name: 'Larder auth' })
  })

  test('GET /settings', async () => {
    const response = await auth.send('/settings')
    expect(await response.json()).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: true,
    })
  })
})

describe('no input', () => {
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"email":null,"password":null}',
    '{"email":{},"password":[]}',
    '{"email":"a@example.com","password":"secret","data":[]}',
    '{"email":"a@example.com","password":"secret","data":"text"}',
    '{"email":"a@example.com","password":"secret\\u0000","data":{"\\u0000":1}}',
    '{"email":"a@example.com","password":"\\ud800secret","data":{"a":"\\udfff"}}',
    '{"email":"a@example.com\\u0000","password":"secret"}',
    '{"email":"a@example.com","__proto__":{"password":"secret"}}',
    `{"email":"${'a'.repeat(1001)}","password":"secret"}`,
    `{"email":"a@example.com","password":"${'a'.repeat(1001)}"}`,
    `{"email":"a@example.com","password":"secret","data":{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`,
    '['.repeat(60_000),
    '{"refresh_token":"\\u0000"}',
    '{"refresh_token":{"$ne":null}}',
    '{"refresh_token":"\' or 1=1 --"}',
    '{"data":{"name":{"a":1}},"password":{}}',
    '{"type":"signup","token_hash":"\\u0000"}',
    '{"type":"email","email":"a@example.com","token":"\\u0000"}',
    '{"type":"__proto__","email":"a@example.com","token":"1"}',
    '{"type":"resend","email":["a@example.com"],"token":{}}',
    '{"auth_code":"\\u0000","code_verifier":"\\ud800"}',
    '{"email":"a@example.com","code_challenge":"short","code_challenge_method":"s256"}',
    '{"email":"a@example.com","create_user":"yes"}',
    '{"provider":"__proto__","id_token":"\\u0000"}',
    '{"factor_type":"totp","friendly_name":"\\u0000"}',
  ]
  const calls = [
    ['POST', '/signup'],
    ['POST', '/token?grant_type=password'],
    ['POST', '/token?grant_type=refresh_token'],
    ['PUT', '/user'],
    ['POST', '/token?grant_type=pkce'],
    ['POST', '/token?grant_type=id_token'],
    ['POST', '/factors'],
    ['POST', '/otp'],
    ['POST', '/recover'],
    ['POST', '/resend'],
    ['POST', '/verify'],
  ] as const

  test.each(calls)('breaks %s %s', async (method, path) => {
    const { session } = await registered(auth)
    const authorization = `Bearer ${session.access_token}`
    for (const body of bodies) {
      const response = await auth.send(path, { ...postJson(body, { authorization }), method })
      expect(response.status, `${path} ${body.slice(0, 80)}`).toBeLessThan(500)
      const text = await response.text()
      expect(text).not.toMatch(/select |insert |node_modules|\.ts:/)
    }
  })

  test('larger than 64 KB is read', async () => {
    const padding = 'x'.repeat(64 * 1024)
    const response = await auth.send('/signup', postJson({ ...wrong, padding }))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ code: 413, msg: 'Request body is too large' })
  })

  test.each([
    ['of known length', (text: string) => text],
    ['in chunks', (text: string) => new Blob([text]).stream()],
  ])('larger than 64 KB is read through a socket, %s', async (_, bodyOf) => {
    const listener = getRequestListener(auth.app.fetch, { overrideGlobalObjects: false })
    const server = createServer((request, response) => void listener(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const bound = server.address()
    const port = typeof bound === 'object' ? bound?.port : undefined
    const post = async (body: object) => {
      const response = await fetch(`http://127.0.0.1:${port}${signIn}`, {
        method: 'POST',
        body: bodyOf(JSON.stringify(body)),
        duplex: 'half',
      })
      await response.text()
      return response.status
    }
    expect(await post(wrong)).toBe(400)
    expect(await post({ ...wrong, padding: 'x'.repeat(200_000) })).toBe(413)
    expect(await post(wrong)).toBe(400)
    server.closeAllConnections()
    server.close()
  })
})

describe('the log', () => {
  test('holds no secret', async () => {
    const { session, email } = await registered(auth)
    await auth.database.pool.query(
      `alter table auth.users add constraint planted check (email <> 'planted@example.com')`,
    )
    await auth.send('/signup', postJson({ email: 'planted@example.com', password }))
    const log = JSON.stringify(auth.logged)
    expect(log).toContain('23514')
    for (const secret of [password, email, 'planted@', session.access_token]) {
      expect(log).not.toContain(secret)
    }
  })
})
