import { t } from '#domain/texts/t.ts'
import { joinChunks } from './join-chunks.ts'
import { Refusal } from './refusal.ts'

/**
 * The whole body of a request, at most `limit` bytes. One that says that it is longer is not read at
 * all; one that does not say is read until it is too long.
 *
 * @throws Refusal 413 `body_too_large`, 400 `bad_request` where it breaks off
 */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const words =
    limit < 1_000_000
      ? t('At most {most} kB can be sent.', { most: Math.floor(limit / 1000) })
      : t('At most {most} MB can be sent.', { most: Math.floor(limit / 1_000_000) })
  const tooLarge = new Refusal(413, 'body_too_large', words)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge
  if (request.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength
      // Leaving the loop cancels the stream.
      if (length > limit) break
      chunks.push(chunk)
    }
  } catch {
    throw new Refusal(400, 'bad_request', t('The request broke off.'))
  }
  if (length > limit) throw tooLarge
  return joinChunks(chunks)
}
