import { ascii, littleEndian } from './bytes.ts'
import { exifOrientation } from './exif.ts'
import type { PictureHeader } from './picture-header.ts'

type Size = { readonly width: number; readonly height: number }

/** Of several sizes that are stated, of the canvas and of what lies on it, the largest counts. */
export function readWebpHeader(bytes: Uint8Array): PictureHeader | undefined {
  let [width, height, orientation] = [0, 0, 1]
  let at = 12
  while (at + 8 <= bytes.length) {
    const name = ascii(bytes, at, 4)
    const length = littleEndian(bytes, at + 4, 4)
    const data = bytes.subarray(at + 8, at + 8 + length)
    const size = sizes[name]?.(data)
    if (size !== undefined) {
      width = Math.max(width, size.width)
      height = Math.max(height, size.height)
    }
    if (name === 'EXIF') orientation = exifOrientation(data)
    at += 8 + length + (length % 2)
  }
  return { kind: 'webp', width, height, orientation }
}

const sizes: Readonly<Record<string, (data: Uint8Array) => Size>> = {
  VP8X: (data) => ({ width: littleEndian(data, 4, 3) + 1, height: littleEndian(data, 7, 3) + 1 }),
  'VP8 ': (data) => ({
    width: littleEndian(data, 6, 2) % 0x4000,
    height: littleEndian(data, 8, 2) % 0x4000,
  }),
  VP8L: (data) => {
    const both = littleEndian(data, 1, 4)
    return { width: (both % 0x4000) + 1, height: (Math.floor(both / 0x4000) % 0x4000) + 1 }
  },
}
