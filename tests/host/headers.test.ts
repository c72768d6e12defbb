import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { listen } from '#server/http/listen.ts'
import { type Larder, startLarder } from '#server/larder.ts'
import { pageTemplates } from '#domain/served-addresses.ts'
import { type Expected, headerFaults } from '../support/header-faults.ts'

type RequestOptions = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }
type Case = readonly [
  path: string,
  status: number,
  kind: Expected['kind'],
  cache: Expected['cache'],
  more?: RequestOptions & { isShownElsewhere?: boolean },
]

/** Every address of the app, those with a name in them by an example; one that there is none of. */
const routes = [...pageTemplates, '/no/such/place'].map((route) => route.replace(/:\w+/, '1'))

/** A page that says of nothing that there is none of it. */
const missing: ReadonlySet<string> = new Set(['/dish/1'])

const picture = '8a5b5a0e-0000-4000-8000-000000000000/8a5b5a0e-0000-4000-8000-000000000001.webp'
const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) })
const foreign = { headers: { authorization: 'Bearer a.b.c' } }

const cases: Case[] = [
  ...routes.map((route): Case => [route, missing.has(route) ? 404 : 200, 'page', 'asked']),
  ['/assets/app-1a2b.js', 200, 'page', 'kept'],
  ['/covers/soup.webp', 200, 'page', 'kept', { isShownElsewhere: true }],
  ['/covers/none.webp', 404, 'page', 'never'],
  ['/assets/removed.js', 500, 'page', 'never'],
  ['/', 405, 'page', 'never', post({})],
  ['/%E0%A4%A', 400, 'page', 'never'],
  ['/dish/1/cover.webp', 404, 'page', 'never'],
  ['/recipe-cover.webp?title=Stew', 200, 'page', 'kept', { isShownElsewhere: true }],
  ['/robots.txt', 200, 'page', 'kept'],
  ['/sitemap.xml', 200, 'page', 'kept'],
  ['/larder.json', 200, 'page', 'never'],
  ['/healthz', 200, 'page', 'never'],
  ['/rest/v1/plan_features?limit=1', 200, 'api', 'never'],
  ['/rest/v1/none', 404, 'api', 'never'],
  ['/rest/v1/pantry_items', 401, 'api', 'never', foreign],
  ['/rest/v1/pantry_items', 413, 'api', 'never', post('x'.repeat(1_000_001))],
  ['/rest/v1/recipes', 204, 'api', 'never', { method: 'OPTIONS' }],
  ['/auth/v1/settings', 200, 'api', 'never'],
  ['/auth/v1/.well-known/jwks.json', 200, 'api', 'kept'],
  ['/auth/v1/token?grant_type=password', 400, 'api', 'never', post({ email: 'a', password: 'b' })],
  ['/auth/v1/user', 401, 'api', 'never'],
  ['/auth/v1/callback', 303, 'api', 'never'],
  ['/auth/v1/none', 404, 'api', 'never'],
  ['/functions/v1/none', 404, 'api', 'never'],
  ['/functions/v1/account', 405, 'api', 'never'],
  ['/functions/v1/personal-chef', 403, 'api', 'never', post({ messages: [] })],
  [`/storage/v1/object/public/pictures/${picture}`, 200, 'api', 'kept', { isShownElsewhere: true }],
  ['/storage/v1/object/public/pictures/none', 404, 'api', 'never'],
]

/** What there is on a developer's machine alone. */
const forTrying: Case[] = [
  ['/outbox', 200, 'page', 'never'],
  ['/test-checkout/none', 404, 'page', 'never'],
]

describe.each([
  { name: 'on one’s own machine', environment: {}, isOverTls: false },
  { name: 'behind a proxy', environment: { TRUSTED_PROXIES: '127.0.0.1' }, isOverTls: true },
])('$name', ({ environment, isOverTls }) => {
  let folder: string
  let larder: Larder

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'larder-headers-'))
    const webFolder = path.join(folder, 'web')
    const dataDir = path.join(folder, 'data')
    for (const name of ['assets', 'covers']) {
      await mkdir(path.join(webFolder, name), { recursive: true })
    }
    await mkdir(path.join(dataDir, 'pictures', path.dirname(picture)), { recursive: true })
    await writeFile(path.join(webFolder, 'index.html'), '<!doctype html><title>Larder</title>')
    const script = 'export const larder = true\n'.repeat(100)
    await writeFile(path.join(webFolder, 'assets', 'app-1a2b.js'), script)
    await writeFile(path.join(webFolder, 'assets', 'removed.js'), script)
    await writeFile(path.join(webFolder, 'covers', 'soup.webp'), Buffer.alloc(3000, 7))
    await writeFile(path.join(dataDir, 'pictures', picture), Buffer.alloc(100, 7))
    larder = await startLarder({
      config: readConfig({ PORT: '0', LARDER_DATA: dataDir, ...environment }),
      webFolder,
      log: () => undefined,
      onLost: (reason) => {
        throw reason
      },
    })
    await rm(path.join(webFolder, 'assets', 'removed.js'))
  })

  afterAll(async () => {
    await larder.stop()
    await rm(folder, { recursive: true })
  })

  const call = (address: string, { headers, ...init }: RequestOptions = {}) =>
    fetch(`${larder.address}${address}`, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(isOverTls && { 'x-forwarded-proto': 'https' }),
        'content-type': 'application/json',
        accept: '*/*',
        ...headers,
      },
    })

  const here = (isOverTls ? cases : [...cases, ...forTrying]).map(
    ([address, status, kind, cache, more = {}]) => ({ address, status, kind, cache, more }),
  )
  test('a step up in an address leads past no limit of the API', async () => {
    const { hostname, port } = new URL(larder.address)
    // `fetch` would take the step itself.
    const request = http.get({ hostname, port, path: '/test-checkout/../auth/v1/settings' })
    const [response] = z
      .tuple([z.instanceof(http.IncomingMessage)])
      .parse(await once(request, 'response'))
    response.resume()
    expect(response.statusCode).toBe(200)
    expect(response.headers['access-control-allow-origin']).toBe('*')
  })

  test.each(here)('$address → $status', async ({ address, status, kind, cache, more }) => {
    const { isShownElsewhere = false, ...init } = more
    const response = await call(address, init)
    expect(response.status).toBe(status)
    const expected = { kind, isOverTls, cache, isShownElsewhere }
    expect(headerFaults(response.headers, expected)).toEqual([])
    await response.body?.cancel()
  })

  test('an answer to somebody, and a page that is known already', async () => {
    const account = { email: 'cook@example.org', password: 'a good soup' }
    const signedUp = await call('/auth/v1/signup', post(account))
    const own: Expected = { kind: 'api', isOverTls, cache: 'never' }
    expect(headerFaults(signedUp.headers, own)).toEqual([])
    const session = z.object({ access_token: z.string() }).parse(await signedUp.json())
    const headers = { authorization: `Bearer ${session.access_token}` }
    for (const address of ['/rest/v1/profiles', '/rest/v1/pantry_items', '/auth/v1/user']) {
      const response = await call(address, { headers })
      expect(response.status).toBe(200)
      expect(headerFaults(response.headers, own)).toEqual([])
      await response.body?.cancel()
    }
    const etag = (await call('/assets/app-1a2b.js')).headers.get('etag') ?? ''
    const known = await call('/assets/app-1a2b.js', { headers: { 'if-none-match': etag } })
    expect(known.status).toBe(304)
    expect(headerFaults(known.headers, { kind: 'page', isOverTls, cache: 'kept' })).toEqual([])
  })
})

test('while it starts', async () => {
  const listener = await listen('127.0.0.1', 0)
  const response = await fetch(`http://127.0.0.1:${listener.port}/`)
  await listener.close()
  expect(response.status).toBe(503)
  const expected: Expected = { kind: 'page', isOverTls: false, cache: 'never' }
  expect(headerFaults(response.headers, expected)).toEqual([])
})
