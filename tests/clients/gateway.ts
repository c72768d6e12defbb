import { once } from 'node:events'
import http from 'node:http'

/** The keys of a Larder that stand for those which a suite signs itself. */
export type Keys = { readonly anon: string; readonly service: string }

type Gateway = {
  /** Where the suite believes its server to be. */
  readonly port: number
  /** Of a running Larder. */
  readonly address: string
  readonly keys: Keys
}

/**
 * Listens where a suite has written its server's address, and hands everything on to Larder. The suite signs API keys
 * with a key of its own, which Larder does not know: they are exchanged for Larder's.
 */
export async function openGateway({ port, address, keys }: Gateway) {
  const target = new URL(address)

  const server = http.createServer((request, response) => {
    const outgoing = http.request({
      host: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url,
      headers: {
        ...request.headers,
        host: target.host,
        ...(request.headers.authorization !== undefined && {
          authorization: exchanged(request.headers.authorization, keys),
        }),
      },
    })
    outgoing.on('response', (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers)
      incoming.pipe(response)
    })
    outgoing.on('error', () => response.destroy())
    request.pipe(outgoing)
  })
  server.listen(port)
  await once(server, 'listening')
  return {
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A key of the suite's names a role and no session. */
function exchanged(authorization: string, { anon, service }: Keys): string {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./i.exec(authorization)?.[1]
  if (payload === undefined) return authorization
  const claims = claimsOf(payload)
  if ('session_id' in claims) return authorization
  const role = 'role' in claims ? claims.role : undefined
  if (role === 'anon') return `Bearer ${anon}`
  return role === 'service_role' || role === 'supabase_admin' ? `Bearer ${service}` : authorization
}

function claimsOf(payload: string): object {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return typeof claims === 'object' && claims !== null ? claims : {}
  } catch {
    return {}
  }
}
