import { afterAll, beforeAll, expect, test } from 'vitest'
import { postJson, registered, type RunningAuth, startAuth } from '../testing/start-auth.ts'
import { securityLogOf } from '../testing/security-log.ts'
import { createApp, manyApps } from './testing/app.ts'

let auth: RunningAuth
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  auth = await startAuth({ rateLimits: manyApps })
  app = createApp(auth)
})
afterAll(() => auth.stop())

const errorOf = async (response: Response) => {
  const body: unknown = await response.json()
  return Object.assign({ status: response.status }, body)
}

test('a code is good once: a copy of it ends what it was exchanged for', async () => {
  const { browser } = await registered(auth)
  const { clientId, code, tokens } = await app.connected(browser)
  expect(await errorOf(await app.exchange(clientId, code))).toMatchObject({
    status: 400,
    error: 'invalid_grant',
  })
  const refreshed = await app.refresh(clientId, tokens.refresh_token)
  expect(await errorOf(refreshed)).toMatchObject({ error: 'invalid_grant' })
})

test.each([
  ['with another verifier', { code_verifier: 'v'.repeat(43) }],
  ['for another address', { redirect_uri: 'https://app.example/other' }],
])('a code that comes %s is used up', async (_how, change) => {
  const { browser } = await registered(auth)
  const { client_id: clientId } = await app.newClient()
  const { code } = await app.letIn(browser, clientId)
  for (const more of [change, {}]) {
    expect(await errorOf(await app.exchange(clientId, code, more))).toMatchObject({
      error: 'invalid_grant',
    })
  }
})

test('a code is for the app that asked, and for minutes', async () => {
  const { browser } = await registered(auth)
  const { client_id: clientId } = await app.newClient()
  const { client_id: other } = await app.newClient()
  const { code } = await app.letIn(browser, clientId)
  expect(await errorOf(await app.exchange(other, code))).toMatchObject({ error: 'invalid_grant' })
  auth.passSeconds(5 * 60 + 1)
  expect(await errorOf(await app.exchange(clientId, code))).toMatchObject({
    error: 'invalid_grant',
  })
})

test('whoever signs out before the code is exchanged takes it along', async () => {
  const { browser } = await registered(auth)
  const { client_id: clientId } = await app.newClient()
  const { code } = await app.letIn(browser, clientId)
  await browser.signOut({ scope: 'local' })
  expect(await errorOf(await app.exchange(clientId, code))).toMatchObject({
    error: 'invalid_grant',
  })
})

test('an app that can keep a secret has to show it, in the way that it registered', async () => {
  const { browser } = await registered(auth)
  const made = await app.newClient({ token_endpoint_auth_method: 'client_secret_basic' })
  const { client_id: id, client_secret: secret = '' } = made
  const { code } = await app.letIn(browser, id)
  expect(await errorOf(await app.exchange(id, code))).toMatchObject({
    status: 401,
    error: 'invalid_client',
  })
  expect(await errorOf(await app.exchange(id, code, { client_secret: secret }))).toMatchObject({
    error: 'invalid_client',
  })
  const basic = Buffer.from(`${id}:${secret}`).toString('base64')
  const fields = { grant_type: 'authorization_code', code, code_verifier: 'v'.repeat(43) }
  const response = await app.ask(fields, { authorization: `Basic ${basic}` })
  // Let in by its secret, and refused for the verifier.
  expect(await errorOf(response)).toMatchObject({ error: 'invalid_grant' })
})

test('refresh tokens go round, and an old one that comes back ends the app', async () => {
  const { browser } = await registered(auth)
  const { clientId, tokens } = await app.connected(browser)
  const next = app.tokensSchema.parse(
    await (await app.refresh(clientId, tokens.refresh_token)).json(),
  )
  expect(next.scope).toBe('list:read list:write')
  expect(next.refresh_token).not.toBe(tokens.refresh_token)
  auth.passSeconds(60)
  expect(await errorOf(await app.refresh(clientId, tokens.refresh_token))).toMatchObject({
    error: 'invalid_grant',
  })
  expect(await errorOf(await app.refresh(clientId, next.refresh_token))).toMatchObject({
    error: 'invalid_grant',
  })
})

test('what an app holds is no way into the account', async () => {
  const { browser } = await registered(auth)
  const { clientId, tokens } = await app.connected(browser)
  const asPerson = await auth.send(
    '/token?grant_type=refresh_token',
    postJson({ refresh_token: tokens.refresh_token }),
  )
  expect(asPerson.status).toBe(400)
  const authorization = `Bearer ${tokens.access_token}`
  for (const [method, path] of [
    ['GET', '/user'],
    ['PUT', '/user'],
    ['POST', '/logout'],
    ['GET', '/user/oauth/grants'],
    ['GET', '/user/tokens'],
    ['POST', '/user/tokens'],
    ['POST', '/factors'],
    ['GET', '/reauthenticate'],
  ] as const) {
    const init = postJson({}, { authorization })
    const response = await auth.send(
      path,
      method === 'GET' ? { headers: { authorization } } : { ...init, method },
    )
    expect(response.status, `${method} ${path} opened`).toBe(403)
  }
  // It was not used up by the try at the other door.
  expect((await app.refresh(clientId, tokens.refresh_token)).status).toBe(200)
  // And a person’s refresh token is none of an app’s.
  const { data } = await browser.getSession()
  const stolen = await app.refresh(clientId, data.session?.refresh_token ?? '')
  expect(await errorOf(stolen)).toMatchObject({ error: 'invalid_grant' })
})

test('the cook sees whom they let in, and ends it at once', async () => {
  const { browser, user } = await registered(auth)
  const { clientId, tokens } = await app.connected(browser)
  const { data: grants } = await browser.oauth.listGrants()
  expect(grants).toEqual([
    {
      client: { id: clientId, name: 'Kitchen helper', uri: '', logo_uri: '' },
      scopes: ['list:read', 'list:write'],
      granted_at: expect.any(String),
    },
  ])
  const { error } = await browser.oauth.revokeGrant({ clientId })
  expect(error).toBeNull()
  expect((await browser.oauth.listGrants()).data).toEqual([])
  expect(await errorOf(await app.refresh(clientId, tokens.refresh_token))).toMatchObject({
    error: 'invalid_grant',
  })
  expect((await browser.oauth.revokeGrant({ clientId })).error).toMatchObject({
    code: 'oauth_client_not_found',
  })
  expect(await securityLogOf(auth.database).entriesOf(user.id)).toEqual([
    'signed_in password',
    'app_let_in',
    'app_ended',
  ])
})

test('an app gives back what it holds, by either token, and nothing of another', async () => {
  const { browser } = await registered(auth)
  const [one, other] = [await app.connected(browser), await app.connected(browser)]
  const revoke = (clientId: string, token: string) =>
    auth.send('/oauth/revoke', {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, token }),
    })
  expect((await revoke(other.clientId, one.tokens.refresh_token)).status).toBe(200)
  expect((await revoke(other.clientId, one.tokens.access_token)).status).toBe(200)
  const next = app.tokensSchema.parse(
    await (await app.refresh(one.clientId, one.tokens.refresh_token)).json(),
  )
  expect((await revoke(one.clientId, next.access_token)).status).toBe(200)
  expect((await app.refresh(one.clientId, next.refresh_token)).status).toBe(400)
  expect((await revoke(other.clientId, other.tokens.refresh_token)).status).toBe(200)
  expect((await app.refresh(other.clientId, other.tokens.refresh_token)).status).toBe(400)
})

test('whatever ends all sessions ends the apps', async () => {
  const { browser } = await registered(auth)
  const { clientId, tokens } = await app.connected(browser)
  await browser.signOut({ scope: 'others' })
  expect((await app.refresh(clientId, tokens.refresh_token)).status).toBe(400)
})

test('an app that nobody lets in is forgotten after a day, one that was let in stays', async () => {
  const { browser } = await registered(auth)
  const { clientId } = await app.connected(browser)
  const { client_id: unused } = await app.newClient()
  auth.passSeconds(24 * 3_600 + 1)
  await app.newClient()
  expect((await app.setOut(unused)).searchParams.get('error')).toBe('invalid_client')
  expect((await app.setOut(clientId)).searchParams.get('authorization_id')).toBeTruthy()
})
