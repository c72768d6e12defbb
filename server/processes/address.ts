import { once } from 'node:events'
import { createServer } from 'node:net'

/** Where a child listens: a Unix socket in our private folder, or loopback where there are none. */
export type Address =
  | { readonly kind: 'socket'; readonly folder: string }
  | { readonly kind: 'loopback'; readonly host: '127.0.0.1'; readonly port: number }

export async function chooseAddress(folder: string): Promise<Address> {
  if (process.platform !== 'win32') return { kind: 'socket', folder }
  return { kind: 'loopback', host: '127.0.0.1', port: await freePort() }
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
