import http from 'node:http'

/** Where the data API listens. */
export type Upstream =
  | { readonly kind: 'socket'; readonly path: string }
  | { readonly kind: 'loopback'; readonly host: string; readonly port: number }

export function requestTarget(upstream: Upstream): http.RequestOptions {
  return upstream.kind === 'socket'
    ? { socketPath: upstream.path }
    : { host: upstream.host, port: upstream.port }
}

/** Whether the data API serves: it answers 503 until it has read the schema. */
export function isServing(upstream: Upstream, milliseconds = 1_000): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = http.request(
      {
        ...requestTarget(upstream),
        method: 'HEAD',
        path: '/',
        agent: false,
        timeout: milliseconds,
      },
      (response) => {
        response.resume()
        resolve(response.statusCode !== undefined && response.statusCode < 500)
      },
    )
    probe.on('timeout', () => probe.destroy())
    probe.on('error', () => resolve(false))
    probe.end()
  })
}
