import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { blockBytes, padding, tarHeader } from './tar.ts'

/**
 * What a backup ends with: a file `SHA256` over every byte before it, and the two empty blocks that end
 * any tar. It has one form only, so that no byte of it can change unseen either.
 */
export function sealOf(digest: string): Buffer {
  const words = Buffer.from(`${digest}\n`)
  return Buffer.concat([
    tarHeader({ name: 'SHA256', size: words.length }),
    words,
    Buffer.alloc(padding(words.length) + 2 * blockBytes),
  ])
}

export const sealBytes = sealOf('0'.repeat(64)).length

/** SHA-256 of the first `length` bytes of a file, hexadecimal. */
export async function digestOf(file: string, length: number): Promise<string> {
  const hash = createHash('sha256')
  if (length > 0) {
    for await (const chunk of createReadStream(file, { end: length - 1 })) hash.update(chunk)
  }
  return hash.digest('hex')
}
