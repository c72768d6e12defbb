import type { IncomingMessage, ServerResponse } from 'node:http'
import { createCrowd } from '#functions/http/crowd.ts'
import { cachedAsPicture } from '../http/cache-control.ts'
import { sendError } from '../http/errors.ts'
import { shownElsewhere } from '../http/security-headers.ts'
import { CoversBusyError, type CoverWanted, type DrawCover } from './draw-cover.ts'

const dishCover = /^\/dish\/([^/]+)\/cover\.webp$/
const recipeCover = '/recipe-cover.webp'

/** Which cover stands at a path with a query. */
export function coverAt(path: string, query: string): CoverWanted | undefined {
  if (path === recipeCover) return { of: 'recipe', words: query }
  const [, name] = dishCover.exec(path) ?? []
  return name === undefined ? undefined : { of: 'dish', name, query }
}

/** Where the cover of a dish stands, by the address of the dish. */
export const coverAddress = (address: string) => address.replace('?', '/cover.webp?')

/** Where the cover of a recipe without a picture stands, by its `coverWords`. */
export const recipeCoverAddress = (words: string) => `${recipeCover}?${words}`

export const isRecipeCover = (address: string) => address.startsWith(`${recipeCover}?`)

export type ServeCovers = (
  wanted: CoverWanted,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
) => Promise<void>

/** Of a recipe whose words tell no dish. */
const emptyVessel = '/covers/stock-large.webp'

/** One sender leaves turns to others. */
const mostOfSender = 2

/**
 * Serves the covers of composed dishes, and of recipes without a picture, to who shows a link to one: in the app the
 * browser draws them.
 */
export function createServeCovers(
  draw: DrawCover,
  senderOf: (request: IncomingMessage) => string,
): ServeCovers {
  const crowd = createCrowd(mostOfSender)

  return async function serveCovers(wanted, request, response, headers) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const allowed = { ...headers, allow: 'GET, HEAD' }
      const words = 'Only reading is possible here.'
      return sendError(response, 405, 'method_not_allowed', words, allowed)
    }
    const leave = crowd.enter(senderOf(request))
    const picture = leave && (await draw(wanted).catch(ifBusy).finally(leave))
    if (picture === undefined) {
      const words = 'Many pictures are being drawn. Try again in a moment.'
      return sendError(response, 503, 'busy', words, { ...headers, 'retry-after': '2' })
    }
    if (picture === null && wanted.of === 'recipe') {
      response.writeHead(302, { ...headers, ...shownElsewhere, location: emptyVessel }).end()
      return
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
