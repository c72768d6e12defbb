import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { version } from '#server/version.ts'
import { readConfig } from '#server/config.ts'
import { type Larder, startLarder } from '#server/larder.ts'

let folder: string
let larder: Larder

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-origin-'))
  const webFolder = path.join(folder, 'web')
  await mkdir(webFolder)
  await writeFile(path.join(webFolder, 'index.html'), '<!doctype html><title>Larder</title>')
  larder = await startLarder({
    config: readConfig({
      PORT: '0',
      LARDER_DATA: path.join(folder, 'data'),
      TRUSTED_PROXIES: '127.0.0.1',
    }),
    webFolder,
    log: () => undefined,
    onLost: (reason) => {
      throw reason
    },
  })
})

afterAll(async () => {
  await larder.stop()
  await rm(folder, { recursive: true })
})

const call = (route: string, init?: RequestInit) => fetch(`${larder.address}${route}`, init)
const settingsSchema = z.object({
  url: z.string(),
  publicKey: z.string(),
  features: z.unknown(),
})
const settings = async () => settingsSchema.parse(await (await call('/larder.json')).json())

/** fetch would not let a Host header through. */
function settingsFor(headers: Record<string, string>): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${larder.address}/larder.json`, { headers, agent: false })
    request.on('error', reject)
    request.on('response', (response) => {
      json(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject)
    })
  })
}

test('the app learns its backend from the address that its browser used', async () => {
  expect(await settings()).toEqual({
    url: larder.address,
    publicKey: expect.stringMatching(/^ey/),
    // A proxy brings others: no test checkout.
    features: { chef: false, checkout: false },
  })
  expect((await call('/larder.json')).headers.get('cache-control')).toBe('no-store')
  expect((await settingsFor({ host: 'kitchen.local:4321' })).body).toMatchObject({
    url: 'http://kitchen.local:4321',
  })
  expect(
    (await settingsFor({ 'x-forwarded-host': 'larder.example', 'x-forwarded-proto': 'https' }))
      .body,
  ).toMatchObject({ url: 'https://larder.example' })
  expect(await settingsFor({ host: '"><script>' })).toMatchObject({ status: 400 })
})

test('a visitor reads public data with no key, the public key, or a key of another kind', async () => {
  const { publicKey } = await settings()
  for (const authorization of [undefined, `Bearer ${publicKey}`, 'Bearer sb_publishable_1']) {
    const headers = authorization === undefined ? {} : { authorization, apikey: publicKey }
    const response = await call('/rest/v1/plan_features?select=feature&limit=1', { headers })
    expect(response.status).toBe(200)
    expect(await response.json()).toHaveLength(1)
  }
})

test('a token that is not ours, or a claim to be the server, is refused', async () => {
  const claims = Buffer.from('{"role":"service_role"}').toString('base64url')
  for (const algorithm of ['none', 'HS256']) {
    const head = Buffer.from(JSON.stringify({ alg: algorithm })).toString('base64url')
    const response = await call('/rest/v1/plan_features', {
      headers: { authorization: `Bearer ${head}.${claims}.AAAA` },
    })
    expect(response.status).toBe(401)
  }
})

test('a signed-in cook reaches the data API with the token that the auth server gave', async () => {
  const signedUp = await call('/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'cook@example.org', password: 'a good soup' }),
  })
  const { access_token: token } = z
    .object({ access_token: z.string() })
    .parse(await signedUp.json())
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const item = JSON.stringify({ name: 'egg', quantity: 2 })
  expect(
    (await call('/rest/v1/pantry_items', { method: 'POST', headers, body: item })).status,
  ).toBe(201)
  expect(await (await call('/rest/v1/pantry_items?select=name', { headers })).json()).toEqual([
    { name: 'egg' },
  ])
  expect(await (await call('/rest/v1/pantry_items?select=name')).json()).not.toEqual([
    { name: 'egg' },
  ])
})

test('the schema is not listed', async () => {
  expect((await call('/rest/v1/')).status).toBe(404)
})

test.each(['/rest/v1/recipes', '/auth/v1/token', '/functions/v1/personal-chef'])(
  'another site may ask for %s',
  async (route) => {
    const preflight = await call(route, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://cook.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey, authorization, x-client-info',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-client-info')
    const answer = await call(route, { headers: { origin: 'https://cook.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  },
)

test.each([
  ['/functions/v1/nothing', 404, 'function_not_found'],
  ['/functions/v1', 404, 'not_found'],
  ['/%E0%A4%A', 400, 'bad_request'],
])('%s is answered with %i as JSON', async (route, status, code) => {
  const response = await call(route, { headers: { accept: 'application/json' } })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ code, message: expect.any(String) })
})

test('a page runs no foreign script, is framed by nobody, and is kept on TLS where there is TLS', async () => {
  const page = await call('/recipes', { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('<title>Recipes · Larder</title>')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval';/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src[^;]* 'unsafe/)
  expect(page.headers.get('strict-transport-security')).toBeNull()
  const overTls = await call('/', { headers: { 'x-forwarded-proto': 'https' } })
  expect(await overTls.text()).toContain('<meta property="og:image" content="https://')
  expect(overTls.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/)
})

test('it says that it is well', async () => {
  const response = await call('/healthz')
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ status: 'ok', database: true, dataApi: true, version })
})
