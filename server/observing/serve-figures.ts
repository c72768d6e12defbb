import type { RequestListener } from 'node:http'
import type { Registry } from 'prom-client'
import { sendError } from '../http/errors.ts'
import { type Log, reasonOf } from '../log.ts'

/** Answers GET /metrics as Prometheus reads it, and nothing else. */
export function serveFigures(registry: Registry, log: Log): RequestListener {
  return (request, response) => {
    request.resume()
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      return sendError(response, 404, 'not_found', 'There is nothing here.')
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (thrown: unknown) => {
        log({
          level: 'error',
          event: 'the figures cannot be read',
          detail: { reason: reasonOf(thrown) },
        })
        sendError(response, 500, 'internal_error', 'Something went wrong on our side.')
      },
    )
  }
}
