import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { sendError } from './errors.ts'
import {
  answerUnreadable,
  isNameless,
  namesSeveral,
  refuseExpectation,
  refuseHost,
} from './unreadable.ts'
import { securityHeaders } from './security-headers.ts'
import { createUnderWay, type UnderWay } from './under-way.ts'

export type Listener = {
  /** The port in use: the one asked for, or the one given when 0 was asked for. */
  readonly port: number
  /** From now on requests go here; until then the response says that Larder is starting. */
  serve(handler: RequestListener): void
  /** Goes on serving, but each answer is the last on its connection: who asks next opens one elsewhere. */
  drain(): void
  readonly isDraining: boolean
  /**
   * Takes no new connection, lets answers finish, then closes what is left.
   *
   * @param patienceMilliseconds how long an answer under way is waited for
   */
  close(patienceMilliseconds?: number): Promise<void>
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
/** For an answer that is nearly there, and for a connection whose request is still to come. */
const usualGraceMilliseconds = 3_000

type ListenOptions = {
  readonly graceMilliseconds?: number
  /** What the operator chose the port by. */
  readonly setting?: 'PORT' | 'METRICS_PORT'
}

/**
 * Takes the port before anything else is started, so that a taken one costs nothing.
 *
 * @throws StartError `port_taken` or `cannot_listen`
 */
export async function listen(
  host: string,
  port: number,
  { graceMilliseconds = usualGraceMilliseconds, setting = 'PORT' }: ListenOptions = {},
): Promise<Listener> {
  let handler: RequestListener = refuseWhileStarting
  const underWay = createUnderWay()
  const open = (address: string, at: number) =>
    listenOn({ host: address, port: at, setting }, (request, response) => {
      underWay.add(response)
      handler(request, response)
    })

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
    drain: () => underWay.endConnections(),
    get isDraining() {
      return underWay.endsConnections
    },
    async close(patienceMilliseconds = graceMilliseconds) {
      underWay.endConnections()
      await acceptWhatWaits()
      await Promise.all(
        servers.map((server) =>
          closeServer(server, underWay, { graceMilliseconds, patienceMilliseconds }),
        ),
      )
    },
  }
}

type Place = {
  readonly host: string
  readonly port: number
  readonly setting: string
}

async function listenOn(place: Place, handler: RequestListener): Promise<Server> {
  const server = createServer(limits, (request, response) => {
    if (isNameless(request)) return refuseHost(response, 'The request names no host.')
    if (namesSeveral(request)) return refuseHost(response, 'The request names several hosts.')
    handler(request, response)
  })
  server.on('clientError', answerUnreadable)
  server.on('checkExpectation', refuseExpectation)
  try {
    server.listen({ host: place.host, port: place.port })
    await once(server, 'listening')
    return server
  } catch (cause) {
    throw refusal(cause, place)
  }
}

function refusal(cause: unknown, { host, port, setting }: Place): StartError {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'EADDRINUSE') {
    return new StartError(
      'port_taken',
      `Port ${port} is already in use. Stop the other program, or choose another port: ${setting}=${port + 1} npm start`,
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

/** Turns of the event loop in which connections are taken that the system has accepted for us already. */
const acceptingTurns = 3

/** What still waits there when a socket is closed is reset, with the request that was sent on it. */
async function acceptWhatWaits(): Promise<void> {
  for (let turn = 0; turn < acceptingTurns; turn += 1) await nextTurn()
}

async function closeServer(
  server: Server,
  underWay: UnderWay,
  {
    graceMilliseconds,
    patienceMilliseconds,
  }: { readonly graceMilliseconds: number; readonly patienceMilliseconds: number },
): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const over = new AbortController()
  const { signal } = over
  const grace = pause(graceMilliseconds, undefined, { signal }).then(() => underWay.finished())
  const patience = pause(patienceMilliseconds, undefined, { signal })
  await Promise.race([closed, grace, patience])
  server.closeAllConnections()
  await closed
  over.abort()
  await Promise.allSettled([grace, patience])
}

const refuseWhileStarting: RequestListener = (_request, response) => {
  sendError(response, 503, 'starting', 'Larder is starting. Try again in a moment.', {
    ...securityHeaders('page', false),
    'retry-after': '1',
  })
}
