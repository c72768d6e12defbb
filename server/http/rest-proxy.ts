import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { requestTarget, type Upstream } from '../postgrest/upstream.ts'
import { BodyTooLarge, limitBytes } from './body-limit.ts'
import { sendError } from './errors.ts'
import { forwardedHeaders, returnedHeaders } from './forwarded-headers.ts'
import { isPackable, mayPack, relayPacked } from './packed-answer.ts'
import { sendUpstreamFailure } from './upstream-failure.ts'

const prefix = '/rest/v1'
const bodyLimitBytes = 1_000_000
/** Longer than any statement timeout of the roles behind it. */
const timeoutMilliseconds = 30_000
/** Shorter than the 30 s after which PostgREST closes an idle connection. */
const idleMilliseconds = 20_000

export type RestProxy = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
) => void

class UpstreamTimeout extends Error {}

/**
 * Passes /rest/v1 on to PostgREST, both bodies streamed; `headers` go on every answer.
 *
 * @param exchangeToken gives the token that PostgREST is sent in the place of a person's
 */
export function createRestProxy(
  upstream: Upstream,
  publicKey: string,
  exchangeToken: (token: string) => string,
): RestProxy {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64, timeout: idleMilliseconds })

  return function proxy(request, response, headers) {
    const refuse = (thrown: unknown) => sendRefusal(response, thrown, headers)
    if (Number(request.headers['content-length'] ?? 0) > bodyLimitBytes) {
      return refuse(new BodyTooLarge())
    }
    const forwarded = forwardedHeaders(request.headers, publicKey, exchangeToken)
    const isRead = request.method === 'GET' || request.method === 'HEAD'

    function forward(isRetry: boolean): void {
      const outgoing = http.request({
        ...requestTarget(upstream),
        agent: isRetry ? false : agent,
        method: request.method,
        path: restPath(request.url),
        headers: forwarded,
      })
      outgoing.setTimeout(timeoutMilliseconds, () => outgoing.destroy(new UpstreamTimeout()))
      outgoing.on('response', (incoming) => relay(request, incoming, response, headers))
      outgoing.on('error', (thrown) => {
        // PostgREST may close a kept connection just as we use it; a read can simply be asked again.
        if (isRead && outgoing.reusedSocket && !isRetry && !response.headersSent) forward(true)
        else refuse(thrown)
      })
      response.on('close', () => outgoing.destroy())
      if (isRead) outgoing.end()
      else sendBody(request, outgoing)
    }
    forward(false)
  }
}

/** Not a pipeline: that would close the connection on which a refusal still has to be sent. */
function sendBody(request: IncomingMessage, outgoing: http.ClientRequest): void {
  const limited = limitBytes(bodyLimitBytes)
  limited.on('error', (thrown) => {
    request.unpipe(limited)
    // What still comes is read and dropped: a client that is cut off never reads its answer.
    request.resume()
    outgoing.destroy(thrown)
  })
  request.pipe(limited).pipe(outgoing)
}

/** `/rest/v1/recipes?id=eq.1` is `/recipes?id=eq.1` to PostgREST. */
function restPath(url = ''): string {
  const rest = url.slice(prefix.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function relay(
  request: IncomingMessage,
  incoming: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const status = incoming.statusCode ?? 502
  if (status >= 500) return sendUpstreamFailure(incoming, response, headers)
  const own: OutgoingHttpHeaders = { ...returnedHeaders(incoming.headers), ...headers }
  if (isPackable(incoming)) own['vary'] = 'Accept-Encoding'
  if (mayPack(request, incoming)) return relayPacked(incoming, response, status, own)
  response.writeHead(status, own)
  incoming.on('error', () => response.destroy())
  incoming.pipe(response)
}

function sendRefusal(
  response: ServerResponse,
  thrown: unknown,
  headers: Readonly<Record<string, string>>,
): void {
  // Both ends of a broken pipe report it; the first report has answered.
  if (response.headersSent || response.destroyed) return
  if (thrown instanceof BodyTooLarge) {
    return sendError(response, 413, 'body_too_large', 'The request is larger than 1 MB.', headers)
  }
  if (thrown instanceof UpstreamTimeout) {
    return sendError(response, 504, 'timeout', 'The data service took too long.', headers)
  }
  sendError(response, 503, 'unavailable', 'The data service is starting. Try again.', {
    ...headers,
    'retry-after': '1',
  })
}
