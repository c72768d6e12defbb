import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

export type Proxy = {
  readonly address: string
  /** Whether the server said last that it is ready. */
  isReady(server: number): boolean
  /** How many answers each server has given. */
  answers(): number[]
  close(): Promise<void>
}

type Target = { readonly address: string; isReady: boolean; answers: number }

/** A connection that broke after a request had gone out on it: what became of the request nobody knows. */
class Broken extends Error {}
class Refused extends Error {}

const betweenLooks = 100

/**
 * A reverse proxy as others are set up by default: each request goes to the next server that is ready, and to another
 * one only where that is safe, because the connection was refused, or because it broke before the answer to a GET or
 * HEAD was there. Any other broken connection is a 502 with the code `connection_broken`.
 */
export async function startProxy(addresses: readonly string[], port = 0): Promise<Proxy> {
  const targets = addresses.map((address): Target => ({ address, isReady: false, answers: 0 }))
  const closing = new AbortController()
  let next = 0

  async function look(target: Target): Promise<void> {
    while (!closing.signal.aborted) {
      target.isReady = await isReady(target.address)
      await pause(betweenLooks, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const tried = new Set<Target>()
    for (;;) {
      const target = choose(tried)
      if (target === undefined) return refuse(response, 503, 'no_server_ready')
      tried.add(target)
      try {
        await passTo(target, request, body, response)
        target.answers += 1
        return
      } catch (thrown) {
        if (thrown instanceof Refused) target.isReady = false
        else if (!isRead) return refuse(response, 502, 'connection_broken')
      }
    }
  }

  function choose(tried: ReadonlySet<Target>): Target | undefined {
    const ready = targets.filter((target) => target.isReady && !tried.has(target))
    return ready[(next += 1) % ready.length]
  }

  const server = http.createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const looks = targets.map(look)
  const bound = server.address()
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    isReady: (at) => targets[at]?.isReady ?? false,
    answers: () => targets.map(({ answers }) => answers),
    async close() {
      closing.abort()
      server.close()
      server.closeAllConnections()
      await Promise.all(looks)
    },
  }
}

async function isReady(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2_000)
  const response = await fetch(`${address}/readyz`, { signal }).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  return response?.status === 200
}

/** @throws Refused, Broken */
async function passTo(
  { address }: Target,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  const { connection: _connection, 'transfer-encoding': _chunked, ...own } = headers
  const length = body.length > 0 && { 'content-length': body.length }
  const sent = { ...own, ...length }
  const outgoing = http.request(address + url, { method, agent: false, headers: sent }).end(body)
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.on('response', resolve)
    outgoing.on('error', (thrown: NodeJS.ErrnoException) =>
      reject(thrown.code === 'ECONNREFUSED' ? new Refused() : new Broken()),
    )
  })
  const { connection: _close, ...answered } = incoming.headers
  // An answer is there when all of it is.
  const whole = await buffer(incoming).catch(() => {
    throw new Broken()
  })
  response.writeHead(incoming.statusCode ?? 502, answered).end(whole)
}

function refuse(response: ServerResponse, status: number, code: string): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ code, message: code }))
}
