import sharp from 'sharp'
import { drawDish } from '#domain/drawing/dishes/draw-dish.ts'
import { allKinds } from '#domain/drawing/dishes/kinds/all-kinds.ts'
import { canvas } from '#domain/drawing/svg.ts'
import type { CoverJob } from '../pictures.ts'

/** Cells of a thumbnail: what is left of a cover at a glance, its pieces blurred to colours. */
const columns = 16
const rows = 12
const cells = columns * rows
const scale = 0.1

/** A cover as colours in Oklab, whose distances are those that people see: L, a, b for each cell. */
export interface Thumbnail {
  slug: string
  colours: Float32Array
}

export async function thumbnail({ slug, dish }: CoverJob): Promise<Thumbnail> {
  const svg = Buffer.from(drawDish(dish, allKinds))
  const small = sharp(svg, { density: 72 * scale, unlimited: true }).removeAlpha()
  const pixels = await small.resize(columns, rows, { kernel: 'linear' }).raw().toBuffer()
  return { slug, colours: oklab(pixels) }
}

/**
 * How different two covers look: the mean distance of their colours in hundredths of Oklab's lightness, the dish counting
 * twice, whichever way round they are seen. Grounds of two shades of a cuisine are about 10 apart. Two dishes of a kind are
 * meant to look akin; below `alike`, a person takes one cover for the other.
 */
export function difference(a: Thumbnail, b: Thumbnail): number {
  return Math.min(distance(a, b, false), distance(a, b, true))
}

export const alike = 2

function distance(a: Thumbnail, b: Thumbnail, mirrored: boolean): number {
  let sum = 0
  for (let cell = 0; cell < cells; cell += 1) {
    const column = cell % columns
    const other = mirrored ? cell - column + columns - 1 - column : cell
    sum += (weights[cell] ?? 0) * apart(a.colours, cell * 3, b.colours, other * 3)
  }
  return (sum / weightOfAll) * 100
}

function apart(a: Float32Array, i: number, b: Float32Array, j: number): number {
  const lightness = (a[i] ?? 0) - (b[j] ?? 0)
  const red = (a[i + 1] ?? 0) - (b[j + 1] ?? 0)
  const yellow = (a[i + 2] ?? 0) - (b[j + 2] ?? 0)
  // As Math.hypot, which takes ten times as long.
  return Math.sqrt(lightness * lightness + red * red + yellow * yellow)
}

const weights = Float32Array.from({ length: cells }, (_, cell) => {
  const x = ((cell % columns) + 0.5) / columns - 0.5
  const y = (Math.floor(cell / columns) + 0.5) / rows - 0.5
  return Math.hypot(x * canvas.width, y * canvas.height) < 130 ? 2 : 1
})
const weightOfAll = weights.reduce((sum, weight) => sum + weight, 0)

/** Björn Ottosson's Oklab of 8-bit sRGB pixels. https://bottosson.github.io/posts/oklab/ */
function oklab(pixels: Buffer): Float32Array {
  const colours = new Float32Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    const [r, g, b] = [linear(pixels[at]), linear(pixels[at + 1]), linear(pixels[at + 2])]
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    colours[at] = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
    colours[at + 1] = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
    colours[at + 2] = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  }
  return colours
}

function linear(byte = 0): number {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
