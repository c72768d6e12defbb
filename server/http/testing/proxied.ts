import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { type Listener, listen } from '../listen.ts'
import { createRestProxy } from '../rest-proxy.ts'

export const publicKey = 'head.anon.signature'

/** The proxy of the data API for each test of a file, and what stands behind it. */
export function proxied() {
  let folder: string
  let listener: Listener
  let postgrest: Server | undefined
  const disk = { isFull: false }

  beforeEach(async () => {
    disk.isFull = false
    folder = await mkdtemp(path.join(os.tmpdir(), 'larder-rest-'))
    listener = await listen('127.0.0.1', 0)
    const proxy = createRestProxy({
      upstream: { kind: 'socket', path: path.join(folder, 's') },
      publicKey,
      exchangeToken: (token) => token.replace('cook', 'exchanged'),
      senderOf: (request) => request.headers['x-sender']?.toString() ?? 'somebody',
      isFull: async () => disk.isFull,
    })
    listener.serve((request, response) => proxy(request, response, { 'x-own': 'yes' }))
  })

  function endPostgrest(): void {
    postgrest?.closeAllConnections()
    postgrest?.close()
    postgrest = undefined
  }

  afterEach(async () => {
    await listener.close()
    endPostgrest()
    await rm(folder, { recursive: true })
  })

  return {
    disk,
    port: () => listener.port,
    /** Speaks for PostgREST in the cases that the real one cannot be brought into at will. */
    async answerAs(handler: RequestListener): Promise<void> {
      postgrest = createServer(handler).listen(path.join(folder, 's'))
      await once(postgrest, 'listening')
    },
    call: (rest: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${listener.port}/rest/v1${rest}`, init),
  }
}
