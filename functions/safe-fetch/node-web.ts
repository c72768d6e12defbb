import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import type { WebAnswer, WebHost, WebTarget } from './web-host.ts'

const mostHeaderBytes = 32 * 1024

/**
 * One request over a connection of its own. The name is not asked for again: it may lead elsewhere by now.
 * It still is what the certificate must be for, and what the server is asked for.
 */
function get({ url, address, headers, signal }: WebTarget): Promise<WebAnswer> {
  const name = url.hostname.replace(/^\[(.*)\]$/u, '$1')
  const family = isIP(address)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        method: 'GET',
        host: name,
        port: url.port === '' ? undefined : Number(url.port),
        path: `${url.pathname}${url.search}`,
        headers: { ...headers, host: url.host },
        ...(isIP(name) === 0 && { servername: name.replace(/\.$/u, '') }),
        lookup: (_name, options, done) => {
          if (options.all === true) done(null, [{ address, family }])
          else done(null, address, family)
        },
        agent: false,
        maxHeaderSize: mostHeaderBytes,
        signal,
      },
      (response) => {
        resolve({
          status: response.statusCode ?? 0,
          header(wanted) {
            const value = response.headers[wanted]
            return (Array.isArray(value) ? value[0] : value) ?? null
          },
          body: Readable.toWeb(response),
        })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

/** The web as Node reaches it, and Deno, which brings the same modules. */
export const nodeWeb: WebHost = {
  async resolve(name) {
    const found = await lookup(name, { all: true, verbatim: true })
    return found.map(({ address }) => address)
  },
  get,
}
