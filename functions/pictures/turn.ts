import type { Pixels } from './shrink.ts'

/** From the fifth on a picture lies on its side. */
export function isOnItsSide(orientation: number): boolean {
  return orientation >= 5
}

/** A picture as the camera was held, 1 to 8 as EXIF counts, set upright. */
export function turnUpright(source: Pixels, orientation: number): Pixels {
  if (orientation <= 1 || orientation > 8) return source
  const side = isOnItsSide(orientation)
  const [width, height] = side ? [source.height, source.width] : [source.width, source.height]
  const from = new Uint32Array(source.data.buffer, source.data.byteOffset, width * height)
  const to = new Uint32Array(width * height)
  const right = source.width - 1
  const bottom = source.height - 1
  // Mirrored left and right, mirrored up and down: along the picture's own sides as it is stored.
  const mirrorsX = [2, 3, 7, 8].includes(orientation)
  const mirrorsY = [3, 4, 6, 7].includes(orientation)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [storedX, storedY] = side ? [y, x] : [x, y]
      const column = mirrorsX ? right - storedX : storedX
      const row = mirrorsY ? bottom - storedY : storedY
      to[y * width + x] = from[row * source.width + column] ?? 0
    }
  }
  return { data: new Uint8ClampedArray(to.buffer), width, height }
}
