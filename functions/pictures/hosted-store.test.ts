import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { createHostedStore } from './hosted-store.ts'

/** Speaks for Supabase Storage: keeps what is put, and refuses what it would refuse. */
const kept = new Map<string, Buffer>()
const server = createServer((request, response) => {
  void respond(request, response)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

afterEach(() => {
  kept.clear()
})

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [status, body] = await answer(request)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function answer(request: IncomingMessage): Promise<[number, unknown]> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  if (request.headers.authorization !== 'Bearer secret') {
    return [400, { statusCode: '403', error: 'Unauthorized', message: 'Invalid Compact JWS' }]
  }
  const path = (request.url ?? '').slice('/storage/v1/object/pictures'.length)
  if (request.method === 'DELETE' && path === '') {
    const { prefixes } = JSON.parse(body.toString())
    for (const name of prefixes) kept.delete(name)
    return [200, prefixes.map((name: string) => ({ name }))]
  }
  if (request.url === '/storage/v1/object/list/pictures') {
    const { prefix, limit } = JSON.parse(body.toString())
    const names = [...kept.keys()].filter((name) => name.startsWith(`${prefix}/`))
    return [200, names.slice(0, limit).map((name) => ({ name: name.slice(prefix.length + 1) }))]
  }
  const name = path.slice(1)
  if (kept.has(name)) return [400, { statusCode: '409', error: 'Duplicate' }]
  if (request.headers['content-type'] !== 'image/webp') {
    return [400, { statusCode: '415', error: 'invalid_mime_type' }]
  }
  kept.set(name, body)
  return [200, { Key: `pictures/${name}`, Id: 'an id' }]
}

test('puts pictures into the bucket and takes them out', async () => {
  const store = createHostedStore(url, 'secret')
  await store.put('ada/one.webp', Buffer.from('picture'))
  await store.put('ada/two.webp', Buffer.from('other'))
  expect(kept.get('ada/one.webp')?.toString()).toBe('picture')
  await store.remove(['ada/one.webp', 'ada/none.webp'])
  await store.remove([])
  expect([...kept.keys()]).toEqual(['ada/two.webp'])
})

test('takes out everything that one person brought, however much', async () => {
  const store = createHostedStore(url, 'secret')
  for (let picture = 0; picture < 230; picture += 1) {
    kept.set(`ada/${picture}.webp`, Buffer.from('picture'))
  }
  kept.set('adam/one.webp', Buffer.from('another'))
  await store.removeAllOf('ada')
  expect([...kept.keys()]).toEqual(['adam/one.webp'])
  await store.removeAllOf('ada')
})

test('says so where Storage refuses', async () => {
  const store = createHostedStore(url, 'wrong')
  await expect(store.put('ada/one.webp', Buffer.from('picture'))).rejects.toMatchObject({
    status: 503,
    code: 'store_unavailable',
  })
})
