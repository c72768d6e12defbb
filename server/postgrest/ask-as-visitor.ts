import http from 'node:http'
import { json } from 'node:stream/consumers'
import { requestIdHeader } from '#functions/http/request-id.ts'
import { currentRequestId } from '../observing/current-request.ts'
import { requestTarget, type Upstream } from './upstream.ts'

/** Asks the data API, as somebody who is not signed in, for what stands at `target` of it. */
export type AskAsVisitor = (target: string) => Promise<unknown>

/**
 * What this server itself reads for everybody: no token goes along, so that the database decides as for
 * any stranger. The promise fails where no good answer is there in time.
 */
export function createAskAsVisitor(upstream: Upstream, milliseconds: number): AskAsVisitor {
  // A flood of pages leaves the database to others.
  const agent = new http.Agent({ keepAlive: true, maxSockets: 3, timeout: 20_000 })
  return (target) =>
    new Promise((resolve, reject) => {
      const id = currentRequestId()
      const request = http.get({
        ...requestTarget(upstream),
        agent,
        path: target,
        headers: {
          host: 'localhost',
          accept: 'application/json',
          ...(id !== undefined && { [requestIdHeader]: id }),
        },
        signal: AbortSignal.timeout(milliseconds),
      })
      request.on('error', reject)
      request.on('response', (response) => {
        if (response.statusCode === 200) return void json(response).then(resolve, reject)
        response.resume()
        reject(new Error(`the data API answered ${response.statusCode}`))
      })
    })
}
