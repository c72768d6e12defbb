import type { Sharp } from 'sharp'

/** The best quality worth its bytes, and the least that a picture may have. */
const best = 76
const least = 26
const step = 6

/** Small pictures repay the encoder's greater effort; on large ones it doubles the time for 5 %. */
interface Budget {
  name: string
  bytes: number
  effort: 2 | 4
}

/**
 * The picture as WebP of at most so many bytes, at the highest quality that allows it from `first`
 * downwards.
 */
export async function webpWithin(image: Sharp, budget: Budget, first = best): Promise<Buffer> {
  for (let quality = first; quality >= least; quality -= step) {
    const webp = await image.clone().webp({ quality, effort: budget.effort }).toBuffer()
    if (webp.length <= budget.bytes) return webp
  }
  throw new Error(`${budget.name} does not fit into ${budget.bytes} bytes: make its drawing calmer`)
}

/**
 * Bytes of a cover of half the width, for each byte of the whole one at the best quality. Measured
 * over the catalogue: the covers are alike enough that each lies within 6 % of these.
 */
const halfShare: readonly (readonly [quality: number, share: number])[] = [
  [82, 0.435],
  [74, 0.335],
  [66, 0.305],
  [58, 0.281],
  [50, 0.259],
  [26, 0.2],
]
const spare = 0.97

/** The highest quality at which the half will just about fit: one try in place of two or three. */
export function qualityOfHalf(wholeBytes: number, bytes: number): number {
  const share = (bytes / wholeBytes) * spare
  for (const [index, [quality, needed]] of halfShare.entries()) {
    if (needed > share) continue
    const above = halfShare[index - 1]
    if (above === undefined) return quality
    return Math.floor(quality + ((above[0] - quality) * (share - needed)) / (above[1] - needed))
  }
  return least
}
