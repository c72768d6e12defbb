import { createServer, type RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { safeFetch, type Wanted } from './safe-fetch.ts'
import type { WebHost, WebTarget } from './web-host.ts'
import { nodeWeb } from './node-web.ts'

const wanted: Wanted = { accept: 'text/html', kinds: /^text\/html$/u, mostBytes: 100_000 }
const somewhere = '93.184.216.34'

const running: (() => void)[] = []
afterEach(() => {
  for (const stop of running.splice(0)) stop()
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  running.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

/** The internet with one server in it: every name is at `addresses`, which lead to the port here. */
function internet(port: number, ...addresses: (readonly string[])[]) {
  const asked: string[] = []
  const reached: string[] = []
  const host: WebHost = {
    resolve(name) {
      asked.push(name)
      return Promise.resolve(addresses[Math.min(asked.length, addresses.length) - 1] ?? [])
    },
    get({ url, addresses: checked, ...rest }: WebTarget) {
      reached.push(...checked)
      const here = new URL(url)
      here.port = String(port)
      return nodeWeb.get({ ...rest, url: here, addresses: ['127.0.0.1'] })
    },
  }
  return { host, asked, reached }
}

const html = { 'content-type': 'text/html' }
const page: RequestListener = (_request, response) => response.writeHead(200, html).end('<p>Soup')

test('a page is fetched from the address that was checked, by its name and without a trace of the caller', async () => {
  const seen: Record<string, unknown>[] = []
  const port = await serve((request, response) => {
    seen.push(request.headers)
    page(request, response)
  })
  const { host, asked, reached } = internet(port, [somewhere])
  const { bytes, url } = await safeFetch('http://soup.example/a?b=c#d', wanted, host)
  expect(new TextDecoder().decode(bytes)).toBe('<p>Soup')
  expect({ url, asked, reached }).toEqual({
    url: 'http://soup.example/a?b=c',
    asked: ['soup.example'],
    reached: [somewhere],
  })
  expect(seen).toEqual([
    expect.objectContaining({ 'user-agent': expect.stringContaining('Larder') }),
  ])
  expect(Object.keys(seen[0] ?? {})).not.toContain('cookie')
})

test('the name is not asked for again when the connection is made', async () => {
  const port = await serve(page)
  const answer = await nodeWeb.get({
    url: new URL(`http://no-such-name.invalid:${port}/`),
    addresses: ['127.0.0.1'],
    headers: {},
    signal: AbortSignal.timeout(5_000),
  })
  expect(answer.status).toBe(200)
  await answer.body.cancel()
})

test.each([
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0.0.0.0/',
  'http://localhost/',
  'http://LOCALHOST./',
  'http://127.0.0.1./',
  'http://10.1.2.3/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://172.16.0.1/',
  'http://192.0.0.8/',
  'http://192.168.1.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::1]/',
  'http://[fc00::1]/',
  'http://[fd12::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://user:secret@soup.example/',
  'http://soup.example:8080/',
  'https://soup.example:22/',
  'ftp://soup.example/',
  'file:///etc/passwd',
  'data:text/html,soup',
  'javascript:alert(1)',
  'no address',
])('%s is refused, and nobody is connected to', async (address) => {
  const reached: string[] = []
  const host: WebHost = {
    resolve: nodeWeb.resolve,
    get: (target) => {
      reached.push(...target.addresses)
      return Promise.reject(new Error('connected'))
    },
  }
  await expect(safeFetch(address, wanted, host)).rejects.toMatchObject({
    status: 422,
    code: 'address_refused',
  })
  expect(reached).toEqual([])
})

test('a name with one inner address among others is refused', async () => {
  const { host, reached } = internet(0, [somewhere, '10.0.0.1'])
  await expect(safeFetch('http://soup.example/', wanted, host)).rejects.toMatchObject({
    code: 'address_refused',
  })
  expect(reached).toEqual([])
})

test.each(['http://169.254.169.254/', 'http://[::1]/', '//localhost/', 'file:///etc/passwd'])(
  'a page that leads to %s leads nowhere',
  async (location) => {
    const port = await serve((_request, response) => response.writeHead(302, { location }).end())
    const { host, reached } = internet(port, [somewhere])
    const through: WebHost = {
      ...host,
      resolve: (name, signal) =>
        name === 'soup.example' ? host.resolve(name, signal) : nodeWeb.resolve(name, signal),
    }
    await expect(safeFetch('http://soup.example/', wanted, through)).rejects.toMatchObject({
      code: 'address_refused',
    })
    expect(reached).toEqual([somewhere])
  },
)

test('a name that is public first and private then is refused at the second hop', async () => {
  const port = await serve((_request, response) =>
    response.writeHead(302, { location: '/again' }).end(),
  )
  const { host, asked, reached } = internet(port, [somewhere], ['127.0.0.1'])
  await expect(safeFetch('http://soup.example/', wanted, host)).rejects.toMatchObject({
    code: 'address_refused',
  })
  expect({ asked, reached }).toEqual({
    asked: ['soup.example', 'soup.example'],
    reached: [somewhere],
  })
})

/** Packed beforehand: the time of a page is short here. */
const bomb = gzipSync(Buffer.alloc(50_000_000))

const attacks: readonly (readonly [string, string, RequestListener])[] = [
  [
    'redirects without end',
    'page_not_reached',
    (_request, response) => response.writeHead(302, { location: '/' }).end(),
  ],
  ['an error', 'page_not_reached', (_request, response) => response.writeHead(500, html).end()],
  [
    'a program',
    'page_kind_unknown',
    (_request, response) => response.writeHead(200, { 'content-type': 'application/zip' }).end(),
  ],
  [
    'a body that says that it is too large',
    'page_too_large',
    (_request, response) =>
      response.writeHead(200, { ...html, 'content-length': 10 ** 9 }).write('x'),
  ],
  [
    'a body that never ends',
    'page_too_large',
    (_request, response) => {
      response.writeHead(200, html)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      }
      response.on('drain', more)
      more()
    },
  ],
  [
    'a bomb',
    'page_too_large',
    (_request, response) => {
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' })
      response.end(bomb)
    },
  ],
  [
    'a packing that nobody asked for',
    'page_kind_unknown',
    (_request, response) => response.writeHead(200, { ...html, 'content-encoding': 'br' }).end('x'),
  ],
  [
    'a broken packing',
    'page_not_reached',
    (_request, response) =>
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end('x'),
  ],
  ['no answer', 'page_not_reached', () => undefined],
  [
    'a body that stops',
    'page_not_reached',
    (_request, response) => void response.writeHead(200, html).write('<p>'),
  ],
]

test.each(attacks)('%s is refused', async (_name, code, listener) => {
  const { host } = internet(await serve(listener), [somewhere])
  const hasty = { ...wanted, seconds: 1 }
  await expect(safeFetch('http://soup.example/', hasty, host)).rejects.toMatchObject({
    status: 422,
    code,
  })
})

test.each([
  ['in UTF-8', Buffer.from('/żurek-宫保').toString('latin1'), '/%C5%BCurek-%E5%AE%AB%E4%BF%9D'],
  ['in Latin-1', '/gaz\u00e9', '/gaz%C3%A9'],
  ['encoded', '/%C5%BCurek', '/%C5%BCurek'],
])('a redirect to an address that is %s is followed', async (_how, location, found) => {
  const port = await serve((request, response) => {
    if (request.url === '/') response.writeHead(302, { location }).end()
    else page(request, response)
  })
  const { host } = internet(port, [somewhere])
  const { url } = await safeFetch('http://soup.example/', wanted, host)
  expect(url).toBe(`http://soup.example${found}`)
})

test('a packed page is unpacked', async () => {
  const port = await serve((_request, response) =>
    response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(gzipSync('<p>Soup')),
  )
  const { bytes } = await safeFetch('http://soup.example', wanted, internet(port, [somewhere]).host)
  expect(new TextDecoder().decode(bytes)).toBe('<p>Soup')
})
