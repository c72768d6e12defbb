import { afterAll, beforeAll, expect, test } from 'vitest'
import { registered, type RunningAuth, startAuth } from '../testing/start-auth.ts'
import { createApp, manyApps, redirectUri } from './testing/app.ts'

let auth: RunningAuth
let app: ReturnType<typeof createApp>
beforeAll(async () => {
  auth = await startAuth({ rateLimits: manyApps })
  app = createApp(auth)
})
afterAll(() => auth.stop())

test('an app finds all that it needs, registers and is let in to what it asked for', async () => {
  const found = await (await auth.send('/.well-known/oauth-authorization-server')).json()
  expect(found).toMatchObject({
    issuer: 'http://auth.test/auth/v1',
    authorization_endpoint: 'http://auth.test/auth/v1/oauth/authorize',
    code_challenge_methods_supported: ['S256'],
  })
  const { browser, user } = await registered(auth)
  const { clientId, tokens, claims } = await app.connected(browser)
  expect(tokens).toMatchObject({ scope: 'list:read list:write', expires_in: 3600 })
  expect(claims).toMatchObject({
    sub: user.id,
    role: 'authenticated',
    aal: 'aal1',
    scope: 'list:read list:write',
    client_id: clientId,
  })
  // An app learns nothing of the person by its token.
  expect(Object.keys(claims)).not.toEqual(expect.arrayContaining(['email']))
})

test('the cook is shown who asks for what, and nobody else is', async () => {
  const { browser, user, email } = await registered(auth)
  const { client_id: clientId } = await app.newClient({ client_uri: 'https://app.example/' })
  const page = await app.setOut(clientId)
  expect(page.pathname).toBe('/oauth/consent')
  const id = page.searchParams.get('authorization_id') ?? ''
  const { data } = await browser.oauth.getAuthorizationDetails(id)
  expect(data).toEqual({
    authorization_id: id,
    redirect_uri: redirectUri,
    client: { id: clientId, name: 'Kitchen helper', uri: 'https://app.example/', logo_uri: '' },
    user: { id: user.id, email },
    scope: 'list:read list:write',
  })
  const stranger = await registered(auth)
  const { error } = await stranger.browser.oauth.approveAuthorization(id)
  expect(error).toMatchObject({ code: 'oauth_authorization_not_found', status: 404 })
})

test('a no comes back as one, with the state of the app', async () => {
  const { browser } = await registered(auth)
  const { client_id: clientId } = await app.newClient()
  const id = (await app.setOut(clientId)).searchParams.get('authorization_id') ?? ''
  const { data } = await browser.oauth.denyAuthorization(id, { skipBrowserRedirect: true })
  const back = new URL(data?.redirect_url ?? '')
  expect(back.origin + back.pathname).toBe(redirectUri)
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    error: 'access_denied',
    state: 'of the app',
    iss: 'http://auth.test/auth/v1',
  })
  const { error } = await browser.oauth.approveAuthorization(id)
  expect(error).toMatchObject({ code: 'oauth_authorization_not_found' })
})

test('nobody is sent to an address that the app did not register', async () => {
  const { client_id: clientId } = await app.newClient()
  const elsewhere = await app.setOut(clientId, { redirect_uri: `${redirectUri}/other` })
  expect(elsewhere.pathname + elsewhere.search).toBe('/oauth/consent?error=invalid_redirect_uri')
  const nobody = await app.setOut('00000000-0000-4000-8000-000000000000')
  expect(nobody.search).toBe('?error=invalid_client')
})

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,hi'],
  ['http://app.example/back'],
  ['https://app.example/back#part'],
  ['https://cook:secret@app.example/'],
])('an app that would be sent its code to %s is not registered', async (address) => {
  const { response, body } = await app.register({ redirect_uris: [address] })
  expect(response.status).toBe(400)
  expect(body).toMatchObject({ error: 'invalid_redirect_uri' })
})

test('a program on the cook’s machine may take any port that is free', async () => {
  const { client_id: clientId } = await app.newClient({ redirect_uris: ['http://127.0.0.1/back'] })
  const page = await app.setOut(clientId, { redirect_uri: 'http://127.0.0.1:49152/back' })
  expect(page.searchParams.get('authorization_id')).toBeTruthy()
  const other = await app.setOut(clientId, { redirect_uri: 'http://127.0.0.1:49152/other' })
  expect(other.searchParams.get('error')).toBe('invalid_redirect_uri')
})

test.each([
  ['without a challenge', { code_challenge: '' }, 'invalid_request'],
  ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
  ['for scopes that there are not', { scope: 'admin email' }, 'invalid_scope'],
  ['for another server', { resource: 'https://other.example/mcp' }, 'invalid_target'],
])('an app that asks %s is refused at its own address', async (_how, change, error) => {
  const { client_id: clientId } = await app.newClient()
  const back = await app.setOut(clientId, change)
  expect(back.origin + back.pathname).toBe(redirectUri)
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'of the app' })
})

test('scopes that are not ours are left out, and who names none may read', async () => {
  const { browser } = await registered(auth)
  const some = await app.connected(browser, { scope: 'openid pantry:read offline_access' })
  expect(some.tokens.scope).toBe('pantry:read')
  const none = await app.connected(browser, { scope: '' })
  expect(none.tokens.scope).toBe('recipes:read list:read pantry:read plan:read saved:read')
})
