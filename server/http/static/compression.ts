import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { acceptedEncoding, type Encoding, worthwhileBytes } from '../accepted-encoding.ts'
import type { SiteFile } from './site-files.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** How a file is sent to who accepts this; undefined means as it is. */
export function chooseEncoding(
  file: Pick<SiteFile, 'compressible' | 'bytes'>,
  acceptEncoding: string | undefined,
): Encoding | undefined {
  if (!file.compressible || file.bytes < worthwhileBytes) return undefined
  return acceptedEncoding(acceptEncoding)
}

/** Compresses each file once; the site is small and read at most twice, in its two encodings. */
export function createCompressor(): (file: SiteFile, encoding: Encoding) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>()
  return (file, encoding) => {
    const key = `${encoding} ${file.file}`
    const found = kept.get(key)
    if (found !== undefined) return found
    const made = compress(file, encoding)
    kept.set(key, made)
    // A file that could not be read may be readable the next time.
    made.catch(() => kept.delete(key))
    return made
  }
}

/** For what is made anew for each request. */
export function quickly(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(content, { level: 4 })
  return brotli(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } })
}

async function compress(file: SiteFile, encoding: Encoding): Promise<Buffer> {
  const content = await readFile(file.file)
  if (encoding === 'gzip') return gzip(content, { level: 9 })
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants
  return brotli(content, {
    params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}
