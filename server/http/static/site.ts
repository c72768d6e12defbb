import { createReadStream } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import type { LanguageTag } from '#domain/texts/language.ts'
import { locale } from '#domain/texts/t.ts'
import { inLanguage } from '../../language/speak.ts'
import type { PageHead } from '../../pages/page-head.ts'
import { sendError } from '../errors.ts'
import { shownElsewhere } from '../security-headers.ts'
import { chooseEncoding, createCompressor, quickly } from './compression.ts'
import { type BuiltLanguage, type Install, readEditions } from './editions.ts'
import { findCover, type SiteFile } from './site-files.ts'

export type Site = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  headers: Readonly<Record<string, string>>,
) => Promise<void>

/** What the page at `path` says of itself; undefined leaves the app's page as it is. */
type Describe = (request: IncomingMessage, path: string) => Promise<PageHead | undefined>

type SiteOptions = {
  readonly folder: string
  /** The app in further languages, by their tags; one that is not built is left out. */
  readonly languages?: ReadonlyMap<LanguageTag, BuiltLanguage>
  readonly describe: Describe
  readonly install?: Install
}

/** Serves the built app from `folder`, as it was at the start of the server, and covers as they are. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { folder, languages = new Map(), describe, install } = options
  const editions = await readEditions(folder, languages, install)
  const compressed = createCompressor()
  // What carries a hash in its name is the same in every language: a shared cache keeps one of it.
  const varyOf = (path: string) =>
    languages.size === 0 || path.startsWith('/assets/')
      ? 'Accept-Encoding'
      : 'Accept-Encoding, Accept-Language, Cookie'

  return async function site(request, response, path, headers) {
    const { in: editionIn, find, isBuilt } = editions()
    const { tag, files, index, template, plain } = editionIn(locale())
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(response, 405, 'method_not_allowed', 'Only reading is possible here.', {
        ...headers,
        allow: 'GET, HEAD',
      })
    }
    const file = (await findCover(folder, path)) ?? findFile(files, path, request) ?? find(path)
    if (file === undefined) return sendMissing(response, isBuilt, headers)
    const isPage = file === index && isNavigation(request, path)
    const head = isPage ? await inLanguage(tag, () => describe(request, path)) : undefined
    const page = head ? template?.(head) : file === index ? plain : undefined
    const bytes = page?.html.length ?? file.bytes
    const accepted = request.headers['accept-encoding']?.toString()
    const encoding = chooseEncoding({ compressible: file.compressible, bytes }, accepted)
    const etag = page?.etag ?? file.etag
    const own: OutgoingHttpHeaders = {
      ...headers,
      ...(file.isPicture && shownElsewhere),
      'cache-control': file.cacheControl,
      etag,
      ...(file === index && { 'content-language': tag }),
      ...(file.compressible ? { vary: varyOf(path) } : {}),
    }
    if (isKnown(request.headers['if-none-match'], etag)) {
      response.writeHead(304, own).end()
      return
    }
    const packed = encoding && (page ? quickly(page.html, encoding) : compressed(file, encoding))
    const content = (await packed) ?? page?.html
    response.writeHead(head?.isFound === false ? 404 : 200, {
      ...own,
      'content-type': file.type,
      'content-length': content?.length ?? bytes,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
    if (request.method === 'HEAD') response.end()
    else if (content !== undefined) response.end(content)
    else pipeline(createReadStream(file.file), response, () => undefined)
  }
}

function findFile(
  files: ReadonlyMap<string, SiteFile>,
  path: string,
  request: IncomingMessage,
): SiteFile | undefined {
  const page = path === '/' || isNavigation(request, path) ? files.get('/index.html') : undefined
  return files.get(path) ?? page
}

/**
 * A person going to a page, which the app in the browser then shows; not a missing picture or
 * script. Browsers say what an answer is for, other programs what they can read. A service worker that hands on
 * somebody's navigation says only that it is one.
 */
function isNavigation({ headers }: IncomingMessage, path: string): boolean {
  const destination = headers['sec-fetch-dest']
  if (destination === 'empty') return headers['sec-fetch-mode'] === 'navigate'
  if (destination !== undefined) return destination === 'document'
  const isFile = /\.[a-z0-9]+$/i.test(path)
  return !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim() === etag)
}

function sendMissing(
  response: ServerResponse,
  isBuilt: boolean,
  headers: Readonly<Record<string, string>>,
): void {
  if (isBuilt) return sendError(response, 404, 'not_found', 'There is nothing here.', headers)
  sendError(response, 503, 'not_built', 'The app is not built yet: run npm start.', headers)
}
