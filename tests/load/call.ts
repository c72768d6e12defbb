import http from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  headers: Readonly<Record<string, string>>
  body?: unknown
  /** What counts as an answer; 200 alone unless said otherwise. */
  status?: readonly number[]
  /** What of the answer is needed later. */
  read?: (body: string) => void
}

const patienceMilliseconds = 10_000
/** Much shorter than the server keeps a connection that rests: it must not close one that is being used again. */
const restMilliseconds = 5_000

/**
 * Calls with kept connections and as many as it takes: a request never waits for an earlier one's answer. Resolves with the
 * moment (`performance.now()`) at which the answer was complete. @throws Error for any other answer than
 * the expected one
 */
export function createCaller(address: string): (call: Call) => Promise<number> {
  const { hostname, port } = new URL(address)
  const agent = new http.Agent({
    keepAlive: true,
    maxFreeSockets: 256,
    scheduling: 'lifo',
    timeout: restMilliseconds,
  })
  return ({ method = 'GET', path, headers, body, status = [200], read }) =>
    new Promise((resolve, reject) => {
      const bytes = body === undefined ? undefined : JSON.stringify(body)
      const signal = AbortSignal.timeout(patienceMilliseconds)
      const options = { host: hostname, port, agent, method, path, signal }
      const request = http.request({
        ...options,
        headers: {
          ...headers,
          ...(bytes !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(bytes),
          }),
        },
      })
      request.on('error', reject)
      request.on('response', (response) => {
        const isExpected = status.includes(response.statusCode ?? 0)
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => {
          if (!isExpected || read !== undefined) chunks.push(chunk)
        })
        response.on('error', reject)
        response.on('end', () => {
          const endedAt = performance.now()
          const text = Buffer.concat(chunks).toString()
          if (!isExpected) {
            return reject(new Error(`status ${response.statusCode} ${text.slice(0, 120)}`))
          }
          read?.(text)
          resolve(endedAt)
        })
      })
      request.end(bytes)
    })
}
