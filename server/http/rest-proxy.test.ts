import { type IncomingHttpHeaders, request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { proxied, publicKey } from './testing/proxied.ts'

const { answerAs, call, disk, port } = proxied()

test.each([
  [undefined, undefined],
  ['Bearer sb_publishable_key', undefined],
  [`Bearer ${publicKey}`, undefined],
  ['Bearer head.cook.signature', 'Bearer head.exchanged.signature'],
])('authorization %s reaches the data API as %s', async (sent, received) => {
  let seen: Record<string, unknown> = {}
  await answerAs((request, response) => {
    seen = { ...request.headers, url: request.url }
    response.end('[]')
  })
  const headers = {
    apikey: publicKey,
    origin: 'https://other.example',
    cookie: 'a=b',
    prefer: 'count=exact',
  }
  await call('/recipes?id=eq.1', {
    headers: sent === undefined ? headers : { ...headers, authorization: sent },
  })
  expect(seen['authorization']).toBe(received)
  expect(seen).toMatchObject({ url: '/recipes?id=eq.1', prefer: 'count=exact' })
  for (const name of ['apikey', 'origin', 'cookie']) expect(seen).not.toHaveProperty(name)
})

test('an answer comes through as a stream, with its status and headers and ours', async () => {
  let finish: (() => void) | undefined
  await answerAs((_request, response) => {
    response.writeHead(206, { 'content-range': '0-1/9', 'access-control-allow-origin': 'null' })
    response.write('[1,')
    finish = () => response.end('2]')
  })
  const response = await call('/recipes')
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe('0-1/9')
  expect(response.headers.get('x-own')).toBe('yes')
  finish?.()
  expect(await response.text()).toBe('[1,2]')
})

test('a refusal and a failure behind keep their codes and lose the words of the inside', async () => {
  await answerAs((request, response) => {
    const status = Number(request.url?.slice(1))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        code: 'XX000',
        message: 'select secret from auth.users',
        details: 'at /srv',
        hint: null,
      }),
    )
  })
  expect(await (await call('/400')).json()).toEqual({
    code: 'XX000',
    message: 'This cannot be done.',
    details: null,
    hint: null,
  })
  const failed = await call('/500')
  expect(failed.status).toBe(500)
  expect(await failed.json()).toEqual({
    code: 'XX000',
    message: 'The data service failed.',
    details: null,
    hint: null,
  })
})

test('a statement that took too long is named so', async () => {
  await answerAs((_request, response) => {
    response
      .writeHead(500)
      .end('{"code":"57014","message":"canceling statement due to statement timeout"}')
  })
  const response = await call('/recipes')
  expect(response.status).toBe(504)
  expect(await response.json()).toMatchObject({
    code: '57014',
    message: 'The request took too long.',
  })
})

test('503 while the data API is down, and service as soon as it is back', async () => {
  const down = await call('/recipes')
  expect(down.status).toBe(503)
  expect(down.headers.get('retry-after')).toBe('1')
  expect(await down.json()).toMatchObject({ code: 'unavailable' })
  await answerAs((_request, response) => response.end('[]'))
  expect((await call('/recipes')).status).toBe(200)
})

test('a body above 1 MB is refused, whether its length is stated or not', async () => {
  let bytes = 0
  await answerAs((request, response) => {
    request.on('data', (chunk: Buffer) => (bytes += chunk.length))
    request.on('end', () => response.end())
  })
  const withLength = await call('/pantry_items', { method: 'POST', body: Buffer.alloc(1_000_001) })
  expect(withLength.status).toBe(413)
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(100_000))
      if ((bytes += 1) > 100) controller.close()
    },
  })
  const withoutLength = await call('/pantry_items', { method: 'POST', body, duplex: 'half' })
  expect(withoutLength.status).toBe(413)
  expect(await withoutLength.json()).toMatchObject({ code: 'body_too_large' })
  expect(
    (await call('/pantry_items', { method: 'POST', body: Buffer.alloc(1_000_000) })).status,
  ).toBe(200)
})

test('a kept connection that breaks at its next use costs a reader nothing, and repeats no write', async () => {
  const used = new Set<unknown>()
  let writes = 0
  await answerAs((request, response) => {
    if (request.method === 'POST') writes += 1
    if (used.has(request.socket)) request.socket.destroy()
    else response.end('[]')
    used.add(request.socket)
  })
  for (let round = 0; round < 5; round++) expect((await call('/recipes')).status).toBe(200)
  expect((await call('/pantry_items', { method: 'POST', body: '{}' })).status).toBe(503)
  expect(writes).toBe(1)
})

/** Not fetch: it unpacks what it gets, and how much that was is what is tested. */
function ask(headers: Record<string, string>, method = 'GET') {
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const asked = httpRequest({ port: port(), path: '/rest/v1/recipes', headers, method })
    asked.on('error', reject)
    asked.on('response', (response) => {
      buffer(response).then((body) => resolve({ headers: response.headers, body }), reject)
    })
    asked.end()
  })
}

const takesGzip = { 'accept-encoding': 'gzip, deflate, br' }

test.each([
  ['some rows', 200],
  ['more than is packed at once', 12_000],
])('%s are packed for who takes that', async (_name, rows) => {
  const json = JSON.stringify(Array.from({ length: rows }, (_, id) => ({ id, title: 'Soup' })))
  await answerAs((_request, response) => {
    const half = json.length / 2
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', etag: '"1"' })
    response.write(json.slice(0, half))
    response.end(json.slice(half))
  })
  const { headers, body } = await ask(takesGzip)
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
    etag: 'W/"1"',
    'x-own': 'yes',
  })
  expect(body.length).toBeLessThan(json.length / 4)
  expect(gunzipSync(body).toString()).toBe(json)
  const plain = await ask({ 'accept-encoding': 'gzip;q=0, br' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers).toMatchObject({ vary: 'Accept-Encoding', etag: '"1"' })
  expect(plain.body.toString()).toBe(json)
})

test.each([
  ['a short answer', 'application/json', '[{"id":1}]'],
  ['a picture', 'image/webp', 'p'.repeat(5_000)],
  ['a stream of events', 'text/event-stream', 'data: 1\n\n'.repeat(500)],
])('%s goes through as it is', async (_name, type, content) => {
  await answerAs((_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(content),
  )
  const { headers, body } = await ask(takesGzip)
  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(content)
})

test('where there is no database, a full disk is named as the reason', async () => {
  await answerAs((_request, response) => {
    response.writeHead(503, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ code: 'PGRST000', message: 'no connection to 127.0.0.1' }))
  })
  const starting = await call('/')
  expect([starting.status, starting.headers.get('retry-after')]).toEqual([503, '1'])
  disk.isFull = true
  const full = await call('/')
  expect(full.status).toBe(507)
  expect(await full.json()).toMatchObject({ code: 'disk_full' })
})

test('an answer that breaks off behind breaks off for the caller, and HEAD has no body', async () => {
  await answerAs((request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '200000' })
    if (request.method === 'HEAD') return response.end()
    response.write('x'.repeat(100_000), () => setImmediate(() => response.destroy()))
    return response
  })
  await expect(ask(takesGzip)).rejects.toThrow(/socket hang up|aborted|ECONNRESET/)
  const head = await ask(takesGzip, 'HEAD')
  expect(head.headers['content-length']).toBe('200000')
  expect(head.body.length).toBe(0)
})
