import { ascii, bigEndian, littleEndian } from './bytes.ts'

const orientationTag = 0x0112

/**
 * How a camera was held, 1 to 8 as EXIF counts; 1, as it is, where nothing sensible is said. Nothing
 * else of the metadata is read, and none of it is kept.
 *
 * @param exif begins with the TIFF header, or with `Exif\0\0` before it
 */
export function exifOrientation(exif: Uint8Array): number {
  const tiff = ascii(exif, 0, 4) === 'Exif' ? exif.subarray(6) : exif
  const order = ascii(tiff, 0, 2)
  if (order !== 'II' && order !== 'MM') return 1
  const read = order === 'II' ? littleEndian : bigEndian
  if (read(tiff, 2, 2) !== 42) return 1
  const directory = read(tiff, 4, 4)
  const entries = Math.min(read(tiff, directory, 2), 512)
  for (let index = 0; index < entries; index++) {
    const entry = directory + 2 + index * 12
    if (read(tiff, entry, 2) !== orientationTag) continue
    const orientation = read(tiff, entry + 8, 2)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}
