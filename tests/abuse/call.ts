import http from 'node:http'

export interface Call {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** Calls the server on this machine from one address. */
export interface Caller {
  /** The status of the answer, 0 where there was none within `patience` milliseconds. */
  call(what: Call, patience?: number): Promise<number>
  close(): void
}

export function callerFrom(address: string, port: number, sockets = 1_000): Caller {
  const agent = new http.Agent({ keepAlive: true, maxSockets: sockets })
  const from = process.platform === 'linux' ? { localAddress: address } : {}
  return {
    call: ({ method = 'GET', path, headers, body }, patience = 10_000) =>
      new Promise((resolve) => {
        const request = http.request({ host: '127.0.0.1', port, agent, method, path, ...from })
        for (const [name, value] of Object.entries(headers ?? {})) request.setHeader(name, value)
        if (body !== undefined) request.setHeader('content-length', Buffer.byteLength(body))
        const timer = setTimeout(() => request.destroy(), patience)
        const settle = (status: number) => {
          clearTimeout(timer)
          resolve(status)
        }
        request.on('error', () => settle(0))
        request.on('response', (response) => {
          response.on('end', () => settle(response.statusCode ?? 0))
          response.on('error', () => settle(0))
          response.resume()
        })
        request.end(body)
      }),
    close: () => agent.destroy(),
  }
}
