import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const shortest = 16

/**
 * Everything in a data folder's secrets.json that nobody may ever see: all its texts but the public key, and what of the
 * signing key stands in `published`, the server's own list of its public keys.
 */
export async function secretsOf(dataDir: string, published: string): Promise<string[]> {
  const text = await readFile(path.join(dataDir, 'secrets.json'), 'utf8')
  const { publicKey, ...kept } = z.looseObject({ publicKey: z.string() }).parse(JSON.parse(text))
  return textsIn(kept).filter(
    (each) => each.length >= shortest && each !== publicKey && !published.includes(each),
  )
}

function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json]
  if (typeof json !== 'object' || json === null) return []
  return Object.values(json).flatMap(textsIn)
}
