import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { type Log, reasonOf } from '../log.ts'
import { type AppDependencies, createApp } from './app.ts'
import { servedPaths } from '#domain/served-addresses.ts'
import { shareTarget } from '#domain/import/share-target.ts'
import { t } from '#domain/texts/t.ts'
import { corsHeaders, preflightHeaders } from '#functions/http/cors.ts'
import { createCrowd } from '#functions/http/crowd.ts'
import { senderBehind } from './on-behalf-of.ts'
import { coverAt, type ServeCovers } from '../dishes/serve-covers.ts'
import { errorBody, sendError } from './errors.ts'
import { browserOrigin, isOverTls } from './origin.ts'
import { exchangeToken, personalTokenIn } from './personal-token.ts'
import { plainTarget } from './plain-target.ts'
import { queryOf } from './query-of.ts'
import type { ExchangePersonalToken } from '../auth/tokens/exchange.ts'
import type { RestProxy } from './rest-proxy.ts'
import type { SecurityHeaders } from './security-headers.ts'
import { isProbe } from './unreadable.ts'
import { senderOf } from './sender.ts'
import { receiveShare } from '../pages/receive-share.ts'
import { indexNamed, type ServeIndexes } from '../pages/serve-indexes.ts'
import type { ServePictures } from '../pictures/serve-pictures.ts'
import { inLanguage } from '../language/speak.ts'
import { languageOfRequest } from '../language/language-of-request.ts'
import type { Site } from './static/site.ts'

export type DispatchDependencies = AppDependencies & {
  readonly restProxy: RestProxy
  readonly exchangePersonalToken: ExchangePersonalToken
  readonly securityHeaders: SecurityHeaders
  readonly pictures: ServePictures
  readonly covers: ServeCovers
  readonly indexes: ServeIndexes
  readonly site: Site
}

/** So many requests of one sender may be under way at once; a browser sends six. */
const mostUnderWay = 64

/**
 * One origin: the data API is passed on as a stream, without the cost of a Request object; the rest
 * of the API is the Hono app's; everything else is a file or a page of the site.
 */
export function createDispatch(deps: DispatchDependencies): RequestListener {
  const app = getRequestListener(createApp(deps).fetch, {
    overrideGlobalObjects: false,
    errorHandler: unreadableRequest,
  })
  const crowd = createCrowd(mostUnderWay)
  const hasLocalPages = deps.testCheckout !== undefined || deps.outbox !== undefined

  return (request, response) =>
    inLanguage(languageOfRequest(request, deps.settings.languages), () =>
      dispatch(request, response),
    )

  function dispatch(request: IncomingMessage, response: ServerResponse): void {
    response.on('error', () => undefined)
    request.url = plainTarget(request.url ?? '')
    if (hasLocalPages) deps.localPages.watch(request)
    // Undecoded: an API path written with %-codes is no API path to the services behind either.
    const path = request.url.split('?', 1)[0] ?? ''
    const isApi = servedPaths.api.test(path) || servedPaths.discovery.test(path)
    const secure = deps.securityHeaders(isApi ? 'api' : 'page', isOverTls(request, deps.settings))
    if (isApi && request.method === 'OPTIONS') {
      response
        .writeHead(204, {
          ...secure,
          ...preflightHeaders(request.headers['access-control-request-headers']),
        })
        .end()
      return
    }
    const headers = isApi ? { ...secure, ...corsHeaders } : secure
    // What a function asks is part of a request that is counted already.
    if (isApi && senderBehind(request.headers) === undefined) {
      const sender = senderOf(request, deps.settings.trustedProxies)
      const leave = crowd.enter(sender)
      if (leave === undefined) {
        request.resume()
        const words = t('Many requests are under way from here. Try again in a moment.')
        const later = { ...headers, 'retry-after': '1' }
        return sendError(response, 429, 'too_many_requests', words, later)
      }
      response.on('close', leave)
    }
    const pass = () => answer(request, response, { path, isApi, headers })
    const token = personalTokenIn(request, path)
    if (token === undefined) return pass()
    const refused = { ...headers, 'www-authenticate': 'Bearer error="invalid_token"' }
    const words = t('This token is not known here, was withdrawn, or its time is over.')
    settle(
      exchangeToken(request, token, deps.exchangePersonalToken).then((isGood) =>
        isGood ? pass() : sendError(response, 401, 'token_refused', words, refused),
      ),
      response,
      headers,
      deps.log,
    )
  }

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    {
      path,
      isApi,
      headers,
    }: { path: string; isApi: boolean; headers: Readonly<Record<string, string>> },
  ): void {
    if (isApi && path.startsWith('/rest/')) return deps.restProxy(request, response, headers)
    if (isApi && path.startsWith('/storage/')) {
      return settle(deps.pictures(request, response, path, headers), response, headers, deps.log)
    }
    const isTestCheckout = deps.testCheckout !== undefined && servedPaths.testCheckout.test(path)
    const isOutbox = deps.outbox !== undefined && servedPaths.outbox.test(path)
    const isOwn = servedPaths.own.test(path) || servedPaths.unsubscribe.test(path)
    if (isApi || isOwn || isTestCheckout || isOutbox) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      // The app makes an address of every request.
      if (isProbe(path)) request.headers.host ||= 'probe.invalid'
      return settle(app(request, response), response, headers, deps.log)
    }
    const page = decoded(path)
    if (page === undefined) {
      return sendError(response, 400, 'bad_request', 'The address cannot be read.', headers)
    }
    if (request.method === 'POST' && page === shareTarget.path) {
      return settle(receiveShare(request, response, headers), response, headers, deps.log)
    }
    const cover = coverAt(page, queryOf(request))
    if (cover !== undefined) {
      return settle(deps.covers(cover, request, response, headers), response, headers, deps.log)
    }
    const index = indexNamed(page)
    if (index !== undefined) {
      const origin = browserOrigin(request, deps.settings)
      return settle(
        deps.indexes(index, origin, request, response, headers),
        response,
        headers,
        deps.log,
      )
    }
    settle(deps.site(request, response, page, headers), response, headers, deps.log)
  }
}

/** The app answers for its own errors; this is for what fails before it. */
function unreadableRequest(thrown: unknown): Response {
  const isCallers = thrown instanceof RequestError
  const body = isCallers
    ? errorBody('bad_request', 'The request cannot be understood.')
    : errorBody('internal_error', 'Something went wrong on our side.')
  const headers = { 'content-type': 'application/json' }
  return new Response(body, { status: isCallers ? 400 : 500, headers })
}

function decoded(path: string): string | undefined {
  if (!path.startsWith('/')) return undefined
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function settle(
  work: Promise<void>,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  log: Log,
): void {
  work.catch((thrown: unknown) => {
    log({ level: 'error', event: `a request failed: ${reasonOf(thrown)}` })
    sendError(response, 500, 'internal_error', 'Something went wrong on our side.', headers)
  })
}
