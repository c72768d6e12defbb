import { AuthAdminApi } from '@supabase/auth-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintApiKey } from '../api-keys.ts'
import { registered, type RunningAuth, startAuth } from '../testing/start-auth.ts'
import { createApp, redirectUri } from './testing/app.ts'

let auth: RunningAuth
let admin: InstanceType<typeof AuthAdminApi>['oauth']
beforeAll(async () => {
  auth = await startAuth()
  const key = await mintApiKey(auth.keys, 'service_role', auth.now())
  admin = new AuthAdminApi({
    url: 'http://auth.test',
    headers: { authorization: `Bearer ${key}` },
    fetch: async (input, init) => auth.app.fetch(new Request(input, init)),
  }).oauth
})
afterAll(() => auth.stop())

const asked = { client_name: 'Wall tablet', redirect_uris: [redirectUri] }

test('an operator registers an app, changes it, renews its secret and takes it away', async () => {
  const { data: made } = await admin.createClient(asked)
  expect(made).toMatchObject({
    client_name: 'Wall tablet',
    client_type: 'confidential',
    registration_type: 'manual',
    client_secret: expect.stringMatching(/^[\w-]{43}$/),
    grant_types: ['authorization_code', 'refresh_token'],
  })
  const id = made?.client_id ?? ''
  const { data: changed } = await admin.updateClient(id, { client_name: 'Tablet' })
  expect(changed).toMatchObject({ client_name: 'Tablet', redirect_uris: [redirectUri] })
  const { data: renewed } = await admin.regenerateClientSecret(id)
  expect(renewed?.client_secret).not.toBe(made?.client_secret)
  const { data: read } = await admin.getClient(id)
  expect(read).not.toHaveProperty('client_secret')
  const { data: all } = await admin.listClients({ page: 1, perPage: 1 })
  expect(all).toMatchObject({ clients: [{ client_id: id }], total: 1 })
  expect((await admin.deleteClient(id)).error).toBeNull()
  expect((await admin.getClient(id)).error).toMatchObject({ code: 'oauth_client_not_found' })
})

test('with an app goes all that cooks let it in to', async () => {
  const { browser } = await registered(auth)
  const { data: made } = await admin.createClient({
    ...asked,
    token_endpoint_auth_method: 'none',
  })
  const id = made?.client_id ?? ''
  const app = createApp(auth)
  const { code } = await app.letIn(browser, id)
  const tokens = app.tokensSchema.parse(await (await app.exchange(id, code)).json())
  await admin.deleteClient(id)
  expect((await app.refresh(id, tokens.refresh_token)).status).toBe(401)
  const { rows } = await auth.database.pool.query(
    `select from auth.sessions where id = (select session_id from auth.refresh_tokens where token = $1)`,
    [tokens.refresh_token],
  )
  expect(rows).toEqual([])
  const sessions = await auth.database.pool.query('select from auth.sessions')
  // Her own goes on, and with limits there is none.
  expect(sessions.rowCount).toBe(1)
})

test('nobody else does', async () => {
  const { session } = await registered(auth)
  const headers = { authorization: `Bearer ${session.access_token}` }
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', '/1'],
    ['PUT', '/1'],
    ['DELETE', '/1'],
    ['POST', '/1/regenerate_secret'],
  ] as const) {
    const response = await auth.send(`/admin/oauth/clients${path}`, { method, headers })
    expect(response.status, `${method} ${path} opened`).toBe(403)
  }
})

test('a sender registers so many apps in an hour', async () => {
  const app = createApp(auth)
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) {
    statuses.push((await app.register()).response.status)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})
