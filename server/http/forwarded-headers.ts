import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { onBehalfOfHeader } from './on-behalf-of.ts'

/** About one connection, never passed through a proxy. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** What PostgREST need not know: it would answer CORS itself, and keys and cookies are not for it. */
const notForwarded = new Set([
  ...hopByHop,
  'expect',
  'host',
  'origin',
  'cookie',
  'apikey',
  'accept-encoding',
  'authorization',
  onBehalfOfHeader,
  // The proxy describes a body anew.
  'content-length',
])

export function forwardedHeaders(
  headers: IncomingHttpHeaders,
  publicKey: string,
  exchangeToken: (token: string) => string,
): OutgoingHttpHeaders {
  const forwarded = without(headers, notForwarded)
  const token = personalToken(headers.authorization, publicKey)
  if (token !== undefined) forwarded['authorization'] = `Bearer ${exchangeToken(token)}`
  return { host: 'localhost', ...forwarded }
}

const tokenShape = /^bearer +(([\w-]+)\.([\w-]+)\.([\w-]+))$/i

/**
 * The token of a caller who claims to be somebody. supabase-js sends the public key as its token when
 * nobody is signed in, and PostgREST answers 401 to a token that is no JWT: both mean a visitor. A
 * token that looks like one is for PostgREST to judge.
 */
function personalToken(authorization = '', publicKey: string): string | undefined {
  const token = tokenShape.exec(authorization)?.[1]
  return token === publicKey ? undefined : token
}

const notReturned = new Set([...hopByHop, 'server'])

/** PostgREST's headers for the browser; CORS is the host's. */
export function returnedHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return without(headers, notReturned)
}

function without(headers: IncomingHttpHeaders, names: ReadonlySet<string>): OutgoingHttpHeaders {
  const kept: OutgoingHttpHeaders = {}
  for (const [name, value] of Object.entries(headers)) {
    if (!names.has(name) && value !== undefined) kept[name] = value
  }
  return kept
}
