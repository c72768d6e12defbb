import type { IncomingMessage, ServerResponse } from 'node:http'
import { createCrowd } from '#functions/http/crowd.ts'
import { cachedAsPicture } from '../http/cache-control.ts'
import { sendError } from '../http/errors.ts'
import { queryOf } from '../http/query-of.ts'
import { shownElsewhere } from '../http/security-headers.ts'
import { CoversBusyError, type DrawCover } from './draw-cover.ts'

const cover = /^\/dish\/([^/]+)\/cover\.webp$/

/** The name of the dish whose cover stands at a path. */
export const dishOfCover = (path: string) => cover.exec(path)?.[1]

/** Where the cover of a dish stands, by the address of the dish. */
export const coverAddress = (address: string) => address.replace('?', '/cover.webp?')

export type ServeDishCovers = (
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
) => Promise<void>

/** One sender leaves turns to others. */
const mostOfSender = 2

/** Serves the covers of composed dishes to who shows a link to one: in the app the browser draws them. */
export function createServeDishCovers(
  draw: DrawCover,
  senderOf: (request: IncomingMessage) => string,
): ServeDishCovers {
  const crowd = createCrowd(mostOfSender)

  return async function serveDishCovers(name, request, response, headers) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const allowed = { ...headers, allow: 'GET, HEAD' }
      const words = 'Only reading is possible here.'
      return sendError(response, 405, 'method_not_allowed', words, allowed)
    }
    const leave = crowd.enter(senderOf(request))
    const picture = leave && (await draw(name, queryOf(request)).catch(ifBusy).finally(leave))
    if (picture === undefined) {
      const words = 'Many pictures are being drawn. Try again in a moment.'
      return sendError(response, 503, 'busy', words, { ...headers, 'retry-after': '2' })
    }
    if (picture === null) {
      return sendError(response, 404, 'not_found', 'There is no such dish.', headers)
    }
    response.writeHead(200, {
      ...headers,
      ...shownElsewhere,
      'content-type': 'image/webp',
      'content-length': picture.length,
      'cache-control': cachedAsPicture,
    })
    response.end(request.method === 'HEAD' ? undefined : picture)
  }
}

function ifBusy(thrown: unknown): undefined {
  if (thrown instanceof CoversBusyError) return undefined
  throw thrown
}
