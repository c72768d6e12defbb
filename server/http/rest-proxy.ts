import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { requestTarget, type Upstream } from '../postgrest/upstream.ts'
import {
  createSearchElsewhere,
  type Question,
  type SearchesElsewhere,
} from '../replica/search-elsewhere.ts'
import { BodyTooLarge, readBody } from './body-limit.ts'
import { sendError } from './errors.ts'
import { createFairQueue, type FairQueueState, WaitedTooLong } from './fair-queue.ts'
import { forwardedHeaders, returnedHeaders } from './forwarded-headers.ts'
import { isPackable, mayPack, relayPacked } from './packed-answer.ts'
import { faultOfAddress, faultOfCall } from './rest-request.ts'
import { type IsFull, sendUnavailable, sendUpstreamFailure } from './upstream-failure.ts'
import { presentable } from './upstream-refusal.ts'

const prefix = '/rest/v1'
const bodyLimitBytes = 1_000_000
/** Longer than any statement timeout of the roles behind it. */
const timeoutMilliseconds = 30_000
/** Shorter than the 30 s after which PostgREST closes an idle connection. */
const idleMilliseconds = 20_000
/**
 * As many as PostgREST has connections to the database; of them one sender has two thirds, so that a flood leaves
 * connections and processors to others, and an office behind one address is as quick as PostgREST.
 */
const turns = { atOnce: 12, ofOne: 8, patience: 10_000 }

type Pass = (
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
) => void

/** With how its turns stand. */
export type RestProxy = Pass & { readonly turns: () => FairQueueState }

class UpstreamTimeout extends Error {}

type RestProxyOptions = {
  readonly upstream: Upstream
  readonly publicKey: string
  /** Gives the token that PostgREST is sent in the place of a person's. */
  readonly exchangeToken: (token: string) => string
  /** Whose turn a request takes. */
  readonly senderOf: (request: IncomingMessage) => string
  readonly isFull: IsFull
  /** Where searches are answered, if not here. */
  readonly searches?: SearchesElsewhere | undefined
}

/**
 * Passes /rest/v1 on to PostgREST; `headers` go on every answer. A body is read whole before PostgREST hears of
 * it, and its answer is streamed: a client that sends or reads slowly holds up nobody.
 */
export function createRestProxy(options: RestProxyOptions): RestProxy {
  const { upstream, publicKey, exchangeToken, senderOf, isFull, searches } = options
  const agent = new http.Agent({ keepAlive: true, timeout: idleMilliseconds })
  const queue = createFairQueue(turns)
  const elsewhere = searches && createSearchElsewhere({ ...searches, turns })

  const proxy: Pass = (request, response, headers) => {
    const refuse = (thrown: unknown) => sendRefusal(response, thrown, headers, isFull)
    const target = restPath(request.url)
    const fault = faultOfAddress(target)
    if (fault !== undefined) {
      request.resume()
      return sendError(response, fault.status, fault.code, fault.message, headers)
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const gone = new AbortController()
    // Not after an answer that arrived whole: to abort is the dearest thing that this server does for a request.
    response.on('close', () => {
      if (!response.writableFinished) gone.abort()
    })

    async function pass(): Promise<void> {
      const body = isRead ? undefined : await readBody(request, bodyLimitBytes)
      const wrong =
        body !== undefined && target.startsWith('/rpc/') && request.method === 'POST'
          ? faultOfCall(request.headers['content-type'], body)
          : undefined
      if (wrong !== undefined)
        return sendError(response, wrong.status, wrong.code, wrong.message, headers)
      const question: Question = {
        method: request.method,
        target,
        authorization: request.headers.authorization,
        headers: {
          ...forwardedHeaders(request.headers, publicKey, exchangeToken),
          ...(body !== undefined && { 'content-length': body.length }),
        },
        body,
      }
      const sender = senderOf(request)
      const found = await elsewhere?.ask(question, sender, gone.signal)
      if (found !== undefined) return answerWith(found)
      const leave = await queue.enter(sender, gone.signal)
      forward(question, leave, false)
    }

    function answerWith(incoming: IncomingMessage): void {
      if (gone.signal.aborted) return void incoming.destroy()
      gone.signal.addEventListener('abort', () => incoming.destroy())
      relay(request, incoming, response, headers, isFull)
    }

    /** @param leave called when the statement is done, also for a client that has gone: it runs on until then */
    function forward(question: Question, leave: () => void, isRetry: boolean): void {
      const outgoing = http.request({
        ...requestTarget(upstream),
        agent: isRetry ? false : agent,
        method: question.method,
        path: question.target,
        headers: question.headers,
      })
      outgoing.setTimeout(timeoutMilliseconds, () => outgoing.destroy(new UpstreamTimeout()))
      outgoing.on('response', (incoming) => {
        leave()
        elsewhere?.done(question, incoming.statusCode ?? 502)
        answerWith(incoming)
      })
      outgoing.on('error', (thrown) => {
        // PostgREST may close a kept connection just as we use it; a read can simply be asked again.
        const again = isRead && outgoing.reusedSocket && !isRetry && !response.headersSent
        if (again) return forward(question, leave, true)
        leave()
        refuse(thrown)
      })
      outgoing.end(question.body)
    }
    pass().catch(refuse)
  }
  return Object.assign(proxy, { turns: queue.state })
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
  isFull: IsFull,
): void {
  const status = incoming.statusCode ?? 502
  if (status >= 500) return sendUpstreamFailure(incoming, response, headers, isFull)
  const own: OutgoingHttpHeaders = { ...returnedHeaders(incoming.headers), ...headers }
  if (isPackable(incoming)) own['vary'] = 'Accept-Encoding'
  if (status >= 400 && request.method !== 'HEAD') {
    return void relayRefusal(incoming, response, status, own)
  }
  if (mayPack(request, incoming)) return relayPacked(incoming, response, status, own)
  response.writeHead(status, own)
  incoming.on('error', () => response.destroy())
  incoming.pipe(response)
}

async function relayRefusal(
  incoming: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const body = await text(incoming).catch(() => undefined)
  if (body === undefined) return void response.destroy()
  const { 'transfer-encoding': _chunked, ...own } = headers
  const words = Buffer.from(presentable(body))
  response.writeHead(status, { ...own, 'content-length': words.length }).end(words)
}

function sendRefusal(
  response: ServerResponse,
  thrown: unknown,
  headers: Readonly<Record<string, string>>,
  isFull: IsFull,
): void {
  // Both ends of a broken pipe report it; the first report has answered.
  if (response.headersSent || response.destroyed) return
  if (thrown instanceof BodyTooLarge) {
    return sendError(response, 413, 'body_too_large', 'The request is larger than 1 MB.', headers)
  }
  if (thrown instanceof WaitedTooLong) {
    const message = 'Many requests are under way from here. Try again in a moment.'
    return sendError(response, 429, 'too_many_requests', message, {
      ...headers,
      'retry-after': '1',
    })
  }
  if (thrown instanceof UpstreamTimeout) {
    return sendError(response, 504, 'timeout', 'The data service took too long.', headers)
  }
  void sendUnavailable(response, 'unavailable', headers, isFull)
}
