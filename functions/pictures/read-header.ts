import { ascii } from './bytes.ts'
import { readJpegHeader } from './jpeg-header.ts'
import type { PictureHeader } from './picture-header.ts'
import { readPngHeader } from './png-header.ts'
import { readWebpHeader } from './webp-header.ts'

const pngSignature = '\x89PNG\r\n\x1a\n'

/** By the content alone: what a file is called, or claims to be, says nothing. Undefined for all else. */
export function readHeader(bytes: Uint8Array): PictureHeader | undefined {
  const header = headerOf(bytes)
  return header !== undefined && header.width > 0 && header.height > 0 ? header : undefined
}

function headerOf(bytes: Uint8Array): PictureHeader | undefined {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return readJpegHeader(bytes)
  if (ascii(bytes, 0, 8) === pngSignature) return readPngHeader(bytes)
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return readWebpHeader(bytes)
  return undefined
}
