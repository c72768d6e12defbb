import { t } from '#domain/texts/t.ts'
import { joinChunks } from '../http/join-chunks.ts'
import { Refusal } from '../http/refusal.ts'

const packings = { gzip: 'gzip', 'x-gzip': 'gzip', deflate: 'deflate' } as const

function isPacking(encoding: string): encoding is keyof typeof packings {
  return Object.hasOwn(packings, encoding)
}

/**
 * A whole body, unpacked piece by piece and given up once more than `limit` bytes have come out of it, be
 * it a few packed ones that went in.
 *
 * @throws Refusal `tooLarge`; 422 `page_kind_unknown` for a packing that was not asked for
 */
export async function readLimited(
  body: ReadableStream<Uint8Array>,
  encoding: string,
  limit: number,
  tooLarge: Refusal,
): Promise<Uint8Array> {
  const isPlain = encoding === '' || encoding === 'identity'
  if (!isPlain && !isPacking(encoding)) {
    await body.cancel()
    throw new Refusal(
      422,
      'page_kind_unknown',
      t('The site answered in a packing that was not asked for.'),
    )
  }
  const unpacked = isPacking(encoding) ? body.pipeThrough<Uint8Array>(unpacker(encoding)) : body
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of unpacked) {
    length += chunk.byteLength
    // Leaving the loop cancels the stream, and the connection with it.
    if (length > limit) throw tooLarge
    chunks.push(chunk)
  }
  return joinChunks(chunks)
}

function unpacker(encoding: keyof typeof packings) {
  return new DecompressionStream(packings[encoding])
}
