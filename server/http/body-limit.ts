import type { IncomingMessage } from 'node:http'

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/**
 * The whole body, of at most `limit` bytes. What comes above is read and dropped: a client that is cut off
 * never reads its answer.
 *
 * @throws BodyTooLarge; Error where the client went away
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let seen = 0
    const refuse = () => {
      request.off('data', keep).resume()
      pieces.length = 0
      reject(new BodyTooLarge())
    }
    const keep = (piece: Buffer) => {
      seen += piece.length
      if (seen > limit) refuse()
      else pieces.push(piece)
    }
    request.on('end', () => resolve(Buffer.concat(pieces)))
    request.on('close', () => reject(new Error('The client went away.')))
    if (Number(request.headers['content-length'] ?? 0) > limit) return refuse()
    request.on('data', keep)
  })
}
