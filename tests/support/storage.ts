import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'

const listening = z.object({ port: z.number() })
const removed = z.object({ prefixes: z.array(z.string()) })
const listed = z.object({ prefix: z.string(), limit: z.number() })

/**
 * Speaks for Supabase Storage: keeps what is put into the bucket `pictures` with the secret key, and refuses what
 * it would refuse. Everything else goes to `backend`, where there is one, as behind the platform's gateway.
 */
export async function startStorage(secretKey: string, backend?: string) {
  const kept = new Map<string, Buffer>()

  function answer(request: IncomingMessage, body: Buffer): [number, unknown] {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return [400, { statusCode: '403', error: 'Unauthorized', message: 'Invalid Compact JWS' }]
    }
    const path = (request.url ?? '').slice('/storage/v1/object/pictures'.length)
    if (request.method === 'DELETE' && path === '') {
      const { prefixes } = removed.parse(JSON.parse(body.toString()))
      for (const name of prefixes) kept.delete(name)
      return [200, prefixes.map((name) => ({ name }))]
    }
    if (request.url === '/storage/v1/object/list/pictures') {
      const { prefix, limit } = listed.parse(JSON.parse(body.toString()))
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

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    if (backend !== undefined && !request.url?.startsWith('/storage/')) {
      return handOn(backend, request, body, response)
    }
    const [status, said] = answer(request, body)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = listening.parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    kept,
    async stop(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function handOn(
  backend: string,
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  const headers = new Headers()
  for (const name of ['authorization', 'apikey', 'content-type', 'prefer']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const method = request.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const answered = await fetch(`${backend}${request.url}`, {
    method,
    headers,
    ...(hasBody && { body: Uint8Array.from(body) }),
  })
  const said = Buffer.from(await answered.arrayBuffer())
  const type = answered.headers.get('content-type') ?? 'application/json'
  response.writeHead(answered.status, { 'content-type': type }).end(said)
}
