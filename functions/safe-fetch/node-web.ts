import http from 'node:http'
import https from 'node:https'
import { isIP, type TcpSocketConnectOpts } from 'node:net'
import { Readable } from 'node:stream'
import { type NamePatience, resolveName } from './resolve-name.ts'
import type { PostingHost, WebAnswer, WebHost, WebTarget } from './web-host.ts'

const mostHeaderBytes = 32 * 1024
/** Then the next address is tried; IPv4 comes first, and not every host has it. */
const connectMilliseconds = 2_500

/** What `http` hands on to the connection, though its types do not name it. */
type TriesInTurn = Pick<TcpSocketConnectOpts, 'autoSelectFamily' | 'autoSelectFamilyAttemptTimeout'>

/**
 * One request over a connection of its own. The name is not asked for again: it may lead elsewhere by now.
 * It still is what the certificate must be for, and what the server is asked for.
 */
function send(
  method: 'GET' | 'POST',
  { url, addresses, headers, signal }: WebTarget,
  body?: Uint8Array,
): Promise<WebAnswer> {
  const name = url.hostname.replace(/^\[(.*)\]$/u, '$1')
  const reachable = addresses.map((address) => ({ address, family: isIP(address) }))
  const { request } = url.protocol === 'https:' ? https : http
  const options: https.RequestOptions & TriesInTurn = {
    method,
    host: name,
    port: url.port === '' ? undefined : Number(url.port),
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host },
    ...(isIP(name) === 0 && { servername: name.replace(/\.$/u, '') }),
    lookup: (_name, { all }, done) => {
      const [first] = reachable
      if (all === true) done(null, reachable)
      else if (first === undefined) done(new Error('no address'), '', 0)
      else done(null, first.address, first.family)
    },
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: connectMilliseconds,
    agent: false,
    maxHeaderSize: mostHeaderBytes,
    signal,
  }
  return new Promise((resolve, reject) => {
    const asked = request(options, (response) => {
      resolve({
        status: response.statusCode ?? 0,
        header(wanted) {
          const value = response.headers[wanted]
          return (Array.isArray(value) ? value[0] : value) ?? null
        },
        body: Readable.toWeb(response),
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}

/**
 * The web as Node reaches it, and Deno, which brings the same modules.
 *
 * @param nameServers others than the system's, as `address:port`
 */
export function createNodeWeb(
  nameServers?: readonly string[],
  patience?: NamePatience,
): WebHost & PostingHost {
  return {
    resolve: (name, signal) => resolveName(name, signal, nameServers, patience),
    get: (target) => send('GET', target),
    post: ({ body, ...target }) => send('POST', target, body),
  }
}

export const nodeWeb = createNodeWeb()
