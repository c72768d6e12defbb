import { ascii, bigEndian } from './bytes.ts'
import { exifOrientation } from './exif.ts'
import type { PictureHeader } from './picture-header.ts'

const endOfImage = 0xd9
const startOfScan = 0xda
const exifSegment = 0xe1

/** Follows the segments up to the first scan; of several frames the largest counts. */
export function readJpegHeader(bytes: Uint8Array): PictureHeader | undefined {
  let [width, height, orientation] = [0, 0, 1]
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage || marker === startOfScan) break
    const length = isBare(marker) ? 0 : bigEndian(bytes, at + 2, 2)
    if (length < 2 && !isBare(marker)) return undefined
    if (isFrame(marker)) {
      height = Math.max(height, bigEndian(bytes, at + 5, 2))
      width = Math.max(width, bigEndian(bytes, at + 7, 2))
    }
    if (marker === exifSegment && ascii(bytes, at + 4, 4) === 'Exif') {
      orientation = exifOrientation(bytes.subarray(at + 4, at + 2 + length))
    }
    at += 2 + length
  }
  return { kind: 'jpeg', width, height, orientation }
}

/** Markers without a length: TEM and the restarts. */
function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
}

/** SOF0 to SOF15, without the tables that stand between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
