import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { cachedForever } from '../http/cache-control.ts'
import { sendError } from '../http/errors.ts'
import { shownElsewhere } from '../http/security-headers.ts'
import { picturePath } from './picture-path.ts'

const prefix = '/storage/v1/object/public/pictures/'

export type ServePictures = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  headers: Readonly<Record<string, string>>,
) => Promise<void>

/** Serves the pictures below `folder` where hosted Storage has them. They never change, and are only WebP. */
export function createServePictures(folder: string): ServePictures {
  return async function servePictures(request, response, address, headers) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(response, 405, 'method_not_allowed', 'Only reading is possible here.', {
        ...headers,
        allow: 'GET, HEAD',
      })
    }
    const name = address.startsWith(prefix) ? address.slice(prefix.length) : ''
    const file = picturePath.test(name) ? path.join(folder, ...name.split('/')) : undefined
    const found = file === undefined ? undefined : await stat(file).catch(() => undefined)
    if (file === undefined || found === undefined) {
      return sendError(response, 404, 'not_found', 'There is no such picture.', headers)
    }
    response.writeHead(200, {
      ...headers,
      ...shownElsewhere,
      'content-type': 'image/webp',
      'content-length': found.size,
      'cache-control': cachedForever,
    })
    if (request.method === 'HEAD') response.end()
    else pipeline(createReadStream(file), response, () => undefined)
  }
}
