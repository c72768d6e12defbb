import { ascii, bigEndian } from './bytes.ts'
import { exifOrientation } from './exif.ts'
import type { PictureHeader } from './picture-header.ts'

const signatureLength = 8
/** Length, name and check sum around a chunk's data. */
const frameLength = 12

type Chunk = { readonly name: string; readonly start: number; readonly end: number }

function* chunks(bytes: Uint8Array): Generator<Chunk> {
  let start = signatureLength
  while (start + frameLength <= bytes.length) {
    const end = start + frameLength + bigEndian(bytes, start, 4)
    if (end > bytes.length) return
    yield { name: ascii(bytes, start + 4, 4), start, end }
    start = end
  }
}

export function readPngHeader(bytes: Uint8Array): PictureHeader | undefined {
  const all = [...chunks(bytes)]
  if (all[0]?.name !== 'IHDR') return undefined
  const exif = all.find(({ name }) => name === 'eXIf')
  return {
    kind: 'png',
    width: bigEndian(bytes, 16, 4),
    height: bigEndian(bytes, 20, 4),
    orientation: exif === undefined ? 1 : exifOrientation(bytes.subarray(exif.start + 8, exif.end)),
  }
}

const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** Only what is drawn: a note that unpacks to gigabytes never reaches the decoder. */
export function essentialPng(bytes: Uint8Array): Uint8Array {
  const kept = [...chunks(bytes)].filter(({ name }) => drawn.has(name))
  const length = kept.reduce((sum, { start, end }) => sum + end - start, signatureLength)
  const essential = new Uint8Array(length)
  essential.set(bytes.subarray(0, signatureLength))
  let at = signatureLength
  for (const { start, end } of kept) {
    essential.set(bytes.subarray(start, end), at)
    at += end - start
  }
  return essential
}
