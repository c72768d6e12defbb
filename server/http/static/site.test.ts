import { EventEmitter, once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locale } from '#domain/texts/t.ts'
import type { PageHead } from '../../pages/page-head.ts'
import { version } from '../../version.ts'
import { withInstallation } from '../../pages/installation.ts'
import { languageOfRequest } from '../../language/language-of-request.ts'
import { inLanguage } from '../../language/speak.ts'
import { type Listener, listen } from '../listen.ts'
import { createSite } from './site.ts'

const script = 'export const larder = true\n'.repeat(100)
const heads: ReadonlyMap<string, PageHead> = new Map([
  ['/recipe/8', { title: 'Pancakes', description: 'flat '.repeat(300), isIndexed: true }],
  ['/recipe/9', { title: 'Recipe', description: null, isIndexed: false, isFound: false }],
])
let folder: string
let listener: Listener

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'larder-site-'))
  const site = path.join(folder, 'web')
  await mkdir(path.join(site, 'assets'), { recursive: true })
  await mkdir(path.join(site, 'covers'))
  await mkdir(path.join(site, '.vite'))
  await writeFile(path.join(folder, 'secret.json'), '{"secret": true}')
  await writeFile(path.join(site, '.vite', 'manifest.json'), '{}')
  await writeFile(
    path.join(site, 'index.html'),
    '<!doctype html><html lang="en"><title>Larder</title>',
  )
  await writeFile(path.join(site, 'assets', 'app-1a2b.js'), script)
  await writeFile(path.join(site, 'assets', 'highs-5e6f.wasm'), Buffer.alloc(3000, 7))
  await writeFile(path.join(site, 'covers', 'soup.webp'), Buffer.alloc(3000, 7))
  await writeFile(path.join(site, 'covers', 'pie.webp'), Buffer.alloc(3000, 7))
  listener = await listen('127.0.0.1', 0)
  const serve = await createSite({
    folder: site,
    describe: (_request, url) => Promise.resolve(heads.get(url)),
  })
  const installed = await createSite({
    folder: site,
    describe: (_request, url) => Promise.resolve(heads.get(url)),
    install: (index) =>
      withInstallation(index, {
        links: {
          privacy: 'https://a.example/?a="b"&c',
          terms: undefined,
          imprint: undefined,
          help: undefined,
        },
        plan: 'everyone',
        auth: { settings: { signUp: 'invite', captcha: undefined } },
      }),
  })
  listener.serve((request, response) => {
    const served = request.headers.host === 'everyone.example' ? installed : serve
    void served(request, response, decodeURIComponent(request.url ?? ''), { 'x-own': 'yes' })
  })
})

afterAll(async () => {
  await listener.close()
  await rm(folder, { recursive: true })
})

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** Not fetch: it tidies paths and unpacks bodies, and both are what is tested here. */
function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      host: '127.0.0.1',
      port: listener.port,
      path: url,
      headers,
      method,
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        })
      })
    })
    request.end()
  })
}

test('a page that the app shows is index.html, asked for again each time', async () => {
  const { status, headers, body } = await get('/recipe/7', { accept: 'text/html' })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-own': 'yes',
  })
  expect(body.toString()).toContain('<title>Larder</title>')
  const again = await get('/', { accept: 'text/html', 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
})

test('a page that describes itself does so to who goes there, and is not sent twice', async () => {
  const asDocument = { 'sec-fetch-dest': 'document' }
  const { headers, body } = await get('/recipe/8', { ...asDocument, 'accept-encoding': 'br' })
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  expect(headers['content-length']).toBe(String(body.length))
  expect(brotliDecompressSync(body).toString()).toContain('<title>Pancakes</title>')
  const known = { ...asDocument, 'if-none-match': String(headers.etag) }
  expect((await get('/recipe/8', known)).status).toBe(304)
  expect((await get('/recipe/7', known)).status).toBe(200)
  const plain = await get('/recipe/8')
  const asked = await get('/recipe/8', {}, 'HEAD')
  expect(asked.headers['content-length']).toBe(String(plain.body.length))
  expect(asked.body.length).toBe(0)
})

test('a page on which a visitor finds nothing is the app’s, and says so to machines', async () => {
  const { status, body } = await get('/recipe/9', { 'sec-fetch-dest': 'document' })
  expect(status).toBe(404)
  expect(body.toString()).toContain('<title>Recipe</title>')
})

test('what the operator chose stands in every page, and in no other file', async () => {
  const open = { host: 'everyone.example' }
  const asUsual = await get('/recipe/7')
  expect(asUsual.body.toString()).toContain('<html lang="en">')
  for (const page of ['/', '/recipe/7', '/recipe/8', '/index.html']) {
    const { body, headers } = await get(page, open)
    expect(body.toString()).toContain(
      `<html data-sign-up="invite" data-privacy-url="https://a.example/?a=&quot;b&quot;&amp;c" data-version="${version}" data-plan="everyone" lang="en">`,
    )
    expect(headers['content-length']).toBe(String(body.length))
  }
  const known = { ...open, 'if-none-match': String(asUsual.headers.etag) }
  expect((await get('/recipe/7', known)).status).toBe(200)
  expect((await get('/assets/app-1a2b.js', open)).body.toString()).toBe(script)
})

test('a navigation that a service worker hands on gets its page', async () => {
  const handedOn = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'navigate' }
  const { status, body } = await get('/recipe/8', handedOn)
  expect(status).toBe(200)
  expect(body.toString()).toContain('<title>Pancakes</title>')
  expect((await get('/recipe/8', { ...handedOn, 'sec-fetch-mode': 'cors' })).status).toBe(404)
})

test('a cover that is drawn while the server runs is served, and nothing else that comes later', async () => {
  expect((await get('/covers/stew.webp')).status).toBe(404)
  await writeFile(path.join(folder, 'web', 'covers', 'stew.webp'), Buffer.alloc(2000, 7))
  await writeFile(path.join(folder, 'web', 'assets', 'late.js'), script)
  const { status, headers } = await get('/covers/stew.webp')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': '2000' })
  expect((await get('/assets/late.js')).status).toBe(404)
  expect((await get('/covers/../../secret.json')).status).toBe(404)
})

test('a cover that is drawn anew while the server runs is served whole', async () => {
  const before = await get('/covers/pie.webp')
  await writeFile(path.join(folder, 'web', 'covers', 'pie.webp'), Buffer.alloc(3500, 8))
  const { status, headers, body } = await get('/covers/pie.webp')
  expect([before.body.length, status, body.length]).toEqual([3000, 200, 3500])
  expect(headers.etag).not.toBe(before.headers.etag)
})

test('what is no navigation gets no page', async () => {
  const api = { accept: 'application/json' }
  expect((await get('/recipe/7', { 'sec-fetch-dest': 'empty', accept: '*/*' })).status).toBe(404)
  expect((await get('/recipe/7', api)).status).toBe(404)
  expect((await get('/assets/gone.js', { accept: '*/*' })).status).toBe(404)
  expect((await get('/', { accept: 'text/html' }, 'POST')).status).toBe(405)
  expect((await get('/recipe/7', { 'sec-fetch-dest': 'document' })).status).toBe(200)
  expect((await get('/recipe/7')).status).toBe(200)
  expect((await get('/', api)).status).toBe(200)
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('a script is kept for a year and sent as %s', async (encoding, unpack) => {
  const { headers, body } = await get('/assets/app-1a2b.js', { 'accept-encoding': encoding })
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': encoding,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(body.length).toBeLessThan(300)
  expect(unpack(body).toString()).toBe(script)
})

test('WebAssembly is sent as what a browser compiles while it comes, packed', async () => {
  const { headers } = await get('/assets/highs-5e6f.wasm', { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({ 'content-type': 'application/wasm', 'content-encoding': 'br' })
})

test('an encoding that is refused or unknown is not sent; a picture is sent as it is', async () => {
  const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br;q=0, zstd' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(script)
  const cover = await get('/covers/soup.webp', { 'accept-encoding': 'br' })
  expect(cover.headers).toMatchObject({ 'content-type': 'image/webp', 'content-length': '3000' })
  expect(cover.headers['content-encoding']).toBeUndefined()
})

test('HEAD says what GET would send, without sending it', async () => {
  const { headers, body } = await get('/covers/soup.webp', {}, 'HEAD')
  expect(headers['content-length']).toBe('3000')
  expect(body.length).toBe(0)
})

test.each([
  '/../secret.json',
  '/%2e%2e/secret.json',
  '/..%2fsecret.json',
  '/assets/..%5c..%5csecret.json',
  '//etc/passwd',
  '/.vite/manifest.json',
  '/assets/%00',
])('%s leads nowhere', async (url) => {
  const { status, body } = await get(url, { 'sec-fetch-dest': 'image' })
  expect(status).toBe(404)
  expect(JSON.parse(body.toString())).toMatchObject({ code: 'not_found' })
})

test('a language that is still being built joins when it is; until then English is served', async () => {
  const coming = path.join(folder, 'coming')
  const build = new EventEmitter()
  const site = await createSite({
    folder: path.join(folder, 'web'),
    languages: new Map([['de', { folder: coming, built: once(build, 'end') }]]),
    describe: () => Promise.resolve({ title: locale(), description: null, isIndexed: true }),
    install: (index, languages) =>
      index.replace('<html', `<html data-languages="${languages.join(' ')}"`),
  })
  const other = await listen('127.0.0.1', 0)
  other.serve((request, response) => {
    void inLanguage('de', () => site(request, response, request.url ?? '', {}))
  })
  const page = async () => {
    const answer = await fetch(`http://127.0.0.1:${other.port}/`, {
      headers: { accept: 'text/html' },
    })
    const { headers } = answer
    return [await answer.text(), headers.get('content-language'), headers.get('vary')].join('\n')
  }
  const english = await page()
  expect(english).toMatch(/data-languages="en" lang="en".*<title>en<[^]*\nen\n.*Cookie/)
  await mkdir(coming)
  await writeFile(path.join(coming, 'index.html'), '<html lang="de"><title>Larder</title>')
  build.emit('end')
  await expect.poll(page).toMatch(/data-languages="en de" lang="de".*<title>de<[^]*\nde\n/)
  await other.close()
})

test('the app is served in the language of who asks, and its files in every language', async () => {
  const german = path.join(folder, 'de')
  await mkdir(path.join(german, 'assets'), { recursive: true })
  await writeFile(
    path.join(german, 'index.html'),
    '<!doctype html><html lang="de"><title>Larder</title>',
  )
  await writeFile(path.join(german, 'service-worker.js'), '// auf Deutsch')
  await writeFile(path.join(german, 'assets', 'app-9z8y.js'), script)
  const site = await createSite({
    folder: path.join(folder, 'web'),
    languages: new Map([
      ['de', { folder: german }],
      ['fr', { folder: path.join(folder, 'not-built') }],
    ]),
    describe: (_request, url) => Promise.resolve(heads.get(url)),
  })
  const other = await listen('127.0.0.1', 0)
  other.serve((request, response) => {
    const tag = languageOfRequest(request, ['en', 'de', 'fr'])
    const [url = '/'] = (request.url ?? '').split('?')
    void inLanguage(tag, () => site(request, response, url, {}))
  })
  const page = async (url: string, headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${other.port}${url}`, { headers })
    return { words: await answer.text(), vary: answer.headers.get('vary'), status: answer.status }
  }
  const inGerman = { accept: 'text/html', 'accept-language': 'de-CH, en' }
  expect(await page('/', inGerman)).toMatchObject({
    words: expect.stringContaining('lang="de"'),
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  })
  expect((await page('/recipe/8', inGerman)).words).toMatch(/lang="de".*Pancakes/)
  expect((await page('/service-worker.js', inGerman)).words).toBe('// auf Deutsch')
  // What is the same in every language, and a file of an open page whose language was changed since.
  expect(await page('/assets/app-1a2b.js', inGerman)).toMatchObject({
    words: script,
    vary: 'Accept-Encoding',
  })
  const inEnglish = { ...inGerman, cookie: 'a=b; language=en' }
  expect((await page('/', inEnglish)).words).toContain('lang="en"')
  expect((await page('/assets/app-9z8y.js', inEnglish)).words).toBe(script)
  expect((await page('/recipes?language=de', inEnglish)).words).toContain('lang="de"')
  expect((await page('/recipes?language=fr', inEnglish)).words).toContain('lang="en"')
  const inFrench = { accept: 'text/html', cookie: 'language=fr' }
  expect((await page('/', inFrench)).words).toContain('lang="en"')
  await other.close()
})
