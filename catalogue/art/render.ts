import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo, type Sharp } from 'sharp'

const iconFolder = join(import.meta.dirname, 'icons')

/** Pixels of the pictures of icons; the largest is what the others are scaled from. */
const largest = 416
const sides = [40, 144, 208, 288, largest] as const
const shadowSide = 64

/** The largest share by which a picture is stretched rather than the next larger one taken. */
const stretch = 1.06

/**
 * The side in pixels to keep an icon's picture in, for covers that show it so wide. One near its
 * width is quicker to read and, because it need not be averaged, several times as quick to draw.
 */
export function pictureSide(width: number): number {
  return sides.find((side) => side * stretch >= width) ?? largest
}

export async function readIcon(name: string): Promise<string> {
  return readFile(join(iconFolder, `${name}.svg`), 'utf8')
}

/** An SVG drawn into a square of so many pixels. */
export function rasterise(svg: string, side: number): Sharp {
  const box = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1] ?? side)
  return sharp(Buffer.from(svg), { density: Math.min(2400, (72 * side) / box) }).resize(
    side,
    side,
    {
      fit: 'contain',
      background: '#0000',
    },
  )
}

function dataUri(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`
}

/** An icon's drawing as pixels, made once for all sizes: its paths and blurs are slow to draw. */
export interface IconDrawing {
  pixels: Buffer
  info: OutputInfo
}

export async function drawIcon(name: string, side: number = largest): Promise<IconDrawing> {
  const svg = await readIcon(name)
  const { data, info } = await rasterise(svg, side)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, info }
}

/** An icon as a picture of so many pixels to put into a cover. */
export async function iconAt({ pixels, info }: IconDrawing, side: number): Promise<string> {
  const picture = sharp(pixels, { raw: info }).resize(side, side)
  return dataUri(await picture.png({ compressionLevel: 3 }).toBuffer())
}

/**
 * The soft shadow of an icon, half as wide again as the icon. Blur filters inside the drawing of
 * the cover would cost 10 times as much, for each cover anew.
 */
export async function iconShadow({ pixels, info }: IconDrawing): Promise<string> {
  const pad = shadowSide / 4
  const alpha = await sharp(pixels, { raw: info })
    .resize(shadowSide, shadowSide)
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#0000' })
    .extractChannel('alpha')
    .blur(3.3)
    .linear(0.34, 0)
    .toColourspace('b-w')
    .png({ compressionLevel: 0 })
    .toBuffer()
  const side = shadowSide * 1.5
  const shadow = sharp({
    create: { width: side, height: side, channels: 3, background: '#3d2210' },
  })
  return dataUri(await shadow.joinChannel(alpha).png({ compressionLevel: 3 }).toBuffer())
}
