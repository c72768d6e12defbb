import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { newRequestId, requestIdHeader } from '#functions/http/request-id.ts'
import { errorBody, sendError } from './errors.ts'
import { securityHeaders } from './security-headers.ts'
import { servedPaths } from '#domain/served-addresses.ts'

/** Node's own answers to these would lack our headers. */
const kinds: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', 'The headers are larger than 16 kB.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'body_too_large', 'The request is too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too_slow', 'The request did not come in time.'],
}
const unreadable = [400, 'bad_request', 'The request cannot be understood.'] as const

/** The last answer on a connection on which something came that is no request. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    // An answer to what came before may be on its way: a second one would be taken for a part of it.
    socket.destroy(error)
    return
  }
  const [status, code, message] = kinds[error.code ?? ''] ?? unreadable
  const body = errorBody(code, message)
  const headers = {
    ...securityHeaders('api', false),
    [requestIdHeader]: newRequestId(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

/** HTTP 1.1 demands the name that the client asks for. A probe means this server, whatever it is called. */
export function isNameless({ headers, httpVersion, url = '' }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion !== '1.0' && !isProbe(url)
}

/** Whether this is asked about the server itself, and so needs no host. */
export function isProbe(url: string): boolean {
  return servedPaths.probes.test(url.split('?', 1)[0] ?? '')
}

/** HTTP forbids it: a proxy in front may have gone by another of them than we would. */
export function namesSeveral({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct['host']?.length ?? 0) > 1
}

export function refuseHost(response: ServerResponse, message: string): void {
  sendError(response, 400, 'bad_host', message, {
    ...securityHeaders('api', false),
    [requestIdHeader]: newRequestId(),
    connection: 'close',
  })
}

export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  sendError(response, 417, 'expectation_failed', 'What is expected here cannot be met.', {
    ...securityHeaders('api', false),
    [requestIdHeader]: newRequestId(),
    connection: 'close',
  })
}
