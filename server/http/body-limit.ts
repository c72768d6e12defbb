import { Transform } from 'node:stream'

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** Passes at most `limit` bytes on, then fails with BodyTooLarge. */
export function limitBytes(limit: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length
      if (seen > limit) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
}
