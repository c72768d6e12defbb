import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { LanguageTag } from '#domain/texts/language.ts'
import { sendError } from '../http/errors.ts'
import type { AskAsVisitor } from '../postgrest/ask-as-visitor.ts'
import { robots } from './robots.ts'
import { sitemap, sitemapIndex } from './sitemap.ts'

/** What a path names of these: robots.txt, the index of the sitemaps, or one of them by its number. */
export type IndexName = 'robots' | 'sitemaps' | number

export function indexNamed(path: string): IndexName | undefined {
  if (path === '/robots.txt') return 'robots'
  if (path === '/sitemap.xml') return 'sitemaps'
  const [, number] = /^\/sitemap-(\d{1,10})\.xml$/.exec(path) ?? []
  return number === undefined ? undefined : Number(number)
}

export type ServeIndexes = (
  name: IndexName,
  origin: string | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
) => Promise<void>

/**
 * Serves what search engines ask for first; `origin` is undefined where the request names none.
 *
 * @param languages those that people get here
 */
export function createServeIndexes(
  ask: AskAsVisitor,
  languages: readonly LanguageTag[],
): ServeIndexes {
  return async function serveIndexes(name, origin, request, response, headers) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const allowed = { ...headers, allow: 'GET, HEAD' }
      return sendError(
        response,
        405,
        'method_not_allowed',
        'Only reading is possible here.',
        allowed,
      )
    }
    if (origin === undefined) {
      return sendError(response, 400, 'bad_host', 'The request names no valid host.', headers)
    }
    const pieces = piecesOf(name, ask, origin, languages)
    const first = await pieces.next().catch(() => undefined)
    if (first === undefined) {
      const later = { ...headers, 'retry-after': '60' }
      return sendError(
        response,
        503,
        'unavailable',
        'The data service is starting. Try again.',
        later,
      )
    }
    const own: OutgoingHttpHeaders = {
      ...headers,
      'content-type': `${name === 'robots' ? 'text/plain' : 'application/xml'}; charset=utf-8`,
      'cache-control': 'public, max-age=3600',
    }
    response.writeHead(200, own)
    if (request.method === 'HEAD') return void response.end()
    response.write(first.value ?? '')
    // Who goes away in the middle, or a database that does, ends the answer.
    await pipeline(Readable.from(pieces), response).catch(() => response.destroy())
  }
}

async function* piecesOf(
  name: IndexName,
  ask: AskAsVisitor,
  origin: string,
  languages: readonly LanguageTag[],
): AsyncGenerator<string, undefined> {
  if (name === 'robots') yield robots(origin)
  else if (name === 'sitemaps') yield await sitemapIndex(ask, origin)
  else yield* sitemap(ask, origin, name, languages)
}
