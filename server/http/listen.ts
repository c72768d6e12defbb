import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { StartError } from '../start-error.ts'
import { sendError } from './errors.ts'
import { answerUnreadable, isNameless, refuseExpectation, refuseNameless } from './unreadable.ts'
import { securityHeaders } from './security-headers.ts'

export type Listener = {
  /** The port in use: the one asked for, or the one given when 0 was asked for. */
  readonly port: number
  /** From now on requests go here; until then they are told that Larder is starting. */
  serve(handler: RequestListener): void
  /** Takes no new connection, lets answers finish for a moment, then closes what is left. */
  close(): Promise<void>
}

/**
 * Slow clients are cut off: headers within 10 s, a whole request within 60 s, as found by a look every 5 s. A request
 * without a host is answered by us, as all are.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  requireHostHeader: false,
}
const graceMilliseconds = 3_000

/**
 * Takes the port before anything else is started, so that a taken one costs nothing.
 *
 * @throws StartError `port_taken` or `cannot_listen`
 */
export async function listen(host: string, port: number): Promise<Listener> {
  let handler: RequestListener = sayStarting
  const open = (address: string, at: number) =>
    listenOn(address, at, (request, response) => handler(request, response))

  const first = await open(host === 'localhost' ? '127.0.0.1' : host, port)
  const taken = portOf(first)
  const servers = [first]
  if (host === 'localhost') {
    // A browser may try either address of localhost first; a machine without IPv6 has just one.
    const second = await open('::1', taken).catch((thrown: unknown) => {
      if (thrown instanceof StartError && thrown.code === 'port_taken') {
        first.close()
        throw thrown
      }
      return undefined
    })
    if (second !== undefined) servers.push(second)
  }
  return {
    port: taken,
    serve(ready) {
      handler = ready
    },
    close: async () => void (await Promise.all(servers.map(closeServer))),
  }
}

async function listenOn(host: string, port: number, handler: RequestListener): Promise<Server> {
  const server = createServer(limits, (request, response) => {
    if (isNameless(request)) return refuseNameless(response)
    handler(request, response)
  })
  server.on('clientError', answerUnreadable)
  server.on('checkExpectation', refuseExpectation)
  try {
    server.listen({ host, port })
    await once(server, 'listening')
    return server
  } catch (cause) {
    throw refusal(cause, host, port)
  }
}

function refusal(cause: unknown, host: string, port: number): StartError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'EADDRINUSE') {
    return new StartError(
      'port_taken',
      `Port ${port} is already in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`,
    )
  }
  const why = code === 'EACCES' ? 'this user may not open it' : code
  return new StartError('cannot_listen', `Cannot listen on ${host}, port ${port}: ${why}.`, {
    cause,
  })
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return address.port
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), graceMilliseconds)
  await closed
  clearTimeout(timer)
}

const sayStarting: RequestListener = (_request, response) => {
  sendError(response, 503, 'starting', 'Larder is starting. Try again in a moment.', {
    ...securityHeaders('page', false),
    'retry-after': '1',
  })
}
