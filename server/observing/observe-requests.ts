import type { RequestListener } from 'node:http'
import { requestIdFrom, requestIdHeader } from '#functions/http/request-id.ts'
import { inRequest } from './current-request.ts'
import type { Route } from './routes.ts'

export type FinishedRequest = {
  readonly method: string
  readonly route: Route
  /** 499 where the client went away before there was an answer. */
  readonly status: number
  readonly milliseconds: number
  readonly bytes: number
}

export type RequestWatcher = {
  readonly begun: () => void
  readonly finished: (request: FinishedRequest) => void
}

const clientGone = 499

/**
 * Gives each request its id: the one that it came with, where that is one. Everybody behind finds it in the header
 * and by `currentRequestId`, and the caller in the answer.
 */
export function observeRequests(
  handler: RequestListener,
  routeOf: (path: string) => Route,
  watchers: readonly RequestWatcher[],
): RequestListener {
  return (request, response) => {
    const id = requestIdFrom(request.headers[requestIdHeader]?.toString())
    request.headers[requestIdHeader] = id
    response.setHeader(requestIdHeader, id)
    if (watchers.length > 0) {
      const { socket, method = '', url = '' } = request
      const startedAt = performance.now()
      const sentBefore = socket.bytesWritten
      for (const { begun } of watchers) begun()
      response.once('close', () => {
        const finished = {
          method,
          route: routeOf(url.split('?', 1)[0] ?? ''),
          status: response.headersSent ? response.statusCode : clientGone,
          milliseconds: performance.now() - startedAt,
          bytes: socket.bytesWritten - sentBefore,
        }
        inRequest(id, () => watchers.forEach((watcher) => watcher.finished(finished)))
      })
    }
    inRequest(id, () => handler(request, response))
  }
}
