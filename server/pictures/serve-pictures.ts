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

/** The picture of whose small one this is the name. */
const largeOf = (name: string) => name.replace(/\.small\.webp$/, '.webp')

/**
 * Serves the pictures below `folder` where hosted Storage has them. They never change, and are only WebP. One from
 * before there were small ones is served as its own small one.
 */
export function createServePictures(folder: string): ServePictures {
  return async function servePictures(request, response, address, headers) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendError(response, 405, 'method_not_allowed', 'Only reading is possible here.', {
        ...headers,
        allow: 'GET, HEAD',
      })
    }
    const name = address.startsWith(prefix) ? address.slice(prefix.length) : ''
    const kept = picturePath.test(name)
      ? ((await fileOf(folder, name)) ?? (await fileOf(folder, largeOf(name))))
      : undefined
    if (kept === undefined) {
      return sendError(response, 404, 'not_found', 'There is no such picture.', headers)
    }
    response.writeHead(200, {
      ...headers,
      ...shownElsewhere,
      'content-type': 'image/webp',
      'content-length': kept.size,
      'cache-control': cachedForever,
    })
    if (request.method === 'HEAD') response.end()
    else pipeline(createReadStream(kept.file), response, () => undefined)
  }
}

async function fileOf(folder: string, name: string) {
  const file = path.join(folder, ...name.split('/'))
  const found = await stat(file).catch(() => undefined)
  return found && { file, size: found.size }
}
