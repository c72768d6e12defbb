import { expect, test, vi } from 'vitest'
import { shareTarget } from '#domain/import/share-target.ts'
import { startWorker } from './testing/worker.ts'

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
const failed = () => Promise.reject(new TypeError('Failed to fetch'))

/** What the network gives for a path; what is not set here is there, and says its own path. */
let network: (path: string) => Promise<Response> | Response

async function installed() {
  network = (path) => html(`fresh ${path}`)
  const worker = startWorker((path) => network(path))
  await worker.install()
  await worker.activate()
  return worker
}

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text()

test.each([
  '/outbox',
  '/unsubscribe?token=1',
  '/readyz',
  '/healthz',
  '/larder.json',
  '/storage/v1/object/public/pictures/a/b.webp',
  '/auth/v1/verify?token=1',
  '/functions/v1/account',
  '/rest/v1/recipes',
  '/test-checkout/pay/1',
  '/sitemap.xml',
  '/sitemap-1.xml',
  '/robots.txt',
  '/favicon.ico',
  '/design.html',
])('%s is the server’s, with and without a network', async (path) => {
  const worker = await installed()
  expect(worker.ask(path)).toBeUndefined()
})

test('what is posted, and what is of another origin, is left to the browser', async () => {
  const worker = await installed()
  expect(worker.ask('/login', { method: 'POST' })).toBeUndefined()
  expect(worker.ask('https://elsewhere.test/recipes')).toBeUndefined()
})

/** What another app posts. The form is made by what answers requests: the simulated page has another kind. */
async function share(worker: ReturnType<typeof startWorker>, words: string, file?: string) {
  const form = await new Response(new URLSearchParams()).formData()
  form.set(shareTarget.fields.text, words)
  if (file !== undefined) {
    form.set(shareTarget.fields.files, await new Response(file).blob(), 'soup.md')
  }
  return worker.ask(shareTarget.path, { method: 'POST', formData: async () => form })
}

test('what is shared stays on the device, for the page at the address that is answered with', async () => {
  const worker = await installed()
  network = failed
  const answer = await share(worker, '2 leeks', '# Soup')
  expect(answer?.status).toBe(303)
  const address = answer?.headers.get('location') ?? ''
  expect(new URL(address).pathname).toBe('/import')
  // A newer version of the app leaves it there.
  await worker.activate()
  const stored = await (await worker.caches.match(address))?.text()
  expect(stored).toContain('2 leeks')
  expect(stored).toMatch(/filename="soup.md"[^]*# Soup/)
})

test('of what is shared and never read the last three wait; what cannot be stored is said', async () => {
  const worker = await installed()
  const answers = []
  for (const words of ['one', 'two', 'three', 'four']) answers.push(await share(worker, words))
  const held = await Promise.all(
    answers.map((each) => worker.caches.match(each?.headers.get('location') ?? '')),
  )
  expect(held.map((each) => each !== undefined)).toEqual([false, true, true, true])
  const full = await worker.ask(shareTarget.path, { method: 'POST', formData: failed })
  expect(full?.headers.get('location')).toMatch(/\/import#missed$/)
})

test.each(['/', '/recipe/17', '/profile', '/reset-password?token=1'])(
  '%s is the page that the server has for it, and without a network the app',
  async (path) => {
    const worker = await installed()
    expect(await textOf(worker.ask(path))).toBe(`fresh ${path.replace(/\?.*/, '')}`)
    network = failed
    expect(await textOf(worker.ask(path))).toBe('fresh /')
  },
)

test.each([
  ['is starting', () => Response.json({ code: 'starting' }, { status: 503 })],
  ['is behind a proxy that is alone', () => html('Bad gateway', 502)],
  ['has not been built', () => Response.json({ code: 'not_found' }, { status: 404 })],
])('a page of the app is as it was where the server %s', async (_, answer) => {
  const worker = await installed()
  network = answer
  expect(await textOf(worker.ask('/recipes'))).toBe('fresh /')
})

test('a language of lines is fetched with its first line, and stays', async () => {
  const worker = await installed()
  const asked: string[] = []
  network = (path) => {
    asked.push(path)
    return html(`first ${path}`)
  }
  const lines = '/assets/lines-de-1.json'
  expect(await worker.caches.match(lines)).toBeUndefined()
  expect(await textOf(worker.ask(lines, { mode: 'cors' }))).toBe(`first ${lines}`)
  network = failed
  expect(await textOf(worker.ask(lines, { mode: 'cors' }))).toBe(`first ${lines}`)
  expect(asked).toEqual([lines])
})

test('a page that does not come in time is as it was', async () => {
  const worker = await installed()
  network = () => new Promise(() => undefined)
  const text = textOf(worker.ask('/recipes'))
  await vi.waitFor(() => expect(worker.ring()).toBe(1))
  expect(await text).toBe('fresh /')
})

test('a gate in front of the server may lead elsewhere', async () => {
  const worker = await installed()
  const elsewhere = Object.defineProperties(new Response(), {
    type: { value: 'opaqueredirect' },
    status: { value: 0 },
  })
  network = () => elsewhere
  expect(await worker.ask('/recipes')).toBe(elsewhere)
})

test('an address that nobody knows is the server’s to answer, and without a network the app’s', async () => {
  const worker = await installed()
  network = () => html('There is nothing here', 404)
  expect(await textOf(worker.ask('/metrics'))).toBe('There is nothing here')
  network = failed
  expect(await textOf(worker.ask('/metrics'))).toBe('fresh /')
})

test('where the backend is, is known while the server is starting; a refusal is passed on', async () => {
  const worker = await installed()
  const settings = () => worker.ask('/larder.json', { mode: 'cors' })
  network = () => Response.json({ url: 'https://larder.test' })
  expect(await (await settings())?.json()).toEqual({ url: 'https://larder.test' })
  network = () => Response.json({ code: 'starting' }, { status: 503 })
  expect((await settings())?.status).toBe(200)
  network = failed
  expect((await settings())?.status).toBe(200)
  network = () => Response.json({ code: 'bad_host' }, { status: 400 })
  expect((await settings())?.status).toBe(400)
})

test('what has no hash in its name is kept in the language of the version, whatever was chosen since', async () => {
  const worker = await installed()
  expect(worker.asked.toSorted()).toEqual(['/?language=de', '/assets/app-1.js'])
  network = failed
  expect(await textOf(worker.ask('/recipes'))).toBe('fresh /')
})

test('a version that has just come knows it from the one before', async () => {
  const worker = await installed()
  const before = await worker.caches.open('larder-before')
  await before.put('/larder.json', Response.json({ url: 'https://larder.test' }))
  network = failed
  const settings = await worker.ask('/larder.json', { mode: 'cors' })
  expect(await settings?.json()).toEqual({ url: 'https://larder.test' })
})

test('a part of a picture is passed on and not kept', async () => {
  const worker = await installed()
  network = () => new Response('part', { status: 206 })
  expect((await worker.ask('/covers/1.webp', { mode: 'no-cors' }))?.status).toBe(206)
  expect(await worker.caches.match('/covers/1.webp')).toBeUndefined()
})

test('a version is not installed from a page that came by a redirect, or failed', async () => {
  for (const wrong of [
    Object.defineProperty(html('sign in'), 'redirected', { value: true }),
    html('', 500),
  ]) {
    network = (path) => (path === '/' ? wrong : html(path))
    const worker = startWorker((path) => network(path))
    await expect(worker.install()).rejects.toThrow(/^\/ /)
  }
})

test('a message is shown, and a tap opens its place where the app is open', async () => {
  const worker = await installed()
  await worker.push({ title: 'Ada likes it', body: 'Leek soup', path: '/recipe/7#comment-1' })
  expect(worker.shown).toEqual([
    [
      'Ada likes it',
      expect.objectContaining({ body: 'Leek soup', data: { path: '/recipe/7#comment-1' } }),
    ],
  ])
  await worker.tap({ path: '/recipe/7#comment-1' })
  expect(worker.opened).toEqual(['https://larder.test/recipe/7#comment-1'])
  const acts: string[] = []
  worker.windows.push({
    focus: async () => void acts.push('focus'),
    navigate: async (address) => void acts.push(address),
  })
  await worker.tap({ path: '/notifications' })
  expect(acts).toEqual(['focus', 'https://larder.test/notifications'])
  await worker.tap({ path: 'https://elsewhere.test/' })
  expect([worker.opened.length, acts.length]).toEqual([1, 2])
})
