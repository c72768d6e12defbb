import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { IconPicture } from './cover.ts'

const iconFolder = join(import.meta.dirname, 'icons')

/** Pixels of an icon inside a cover: most stand 100 to 200 units wide, drawn at twice their size. */
const pictureSide = 320
const shadowSide = 96

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

/**
 * An icon as two pictures to put into a cover, made once for all covers: blur filters inside the
 * drawing would cost 10 times as much, for each cover anew.
 */
export async function renderIcon(name: string): Promise<IconPicture> {
  const picture = await rasterise(await readIcon(name), pictureSide)
    .png({ compressionLevel: 3 })
    .toBuffer()
  const pad = shadowSide / 4
  const alpha = await sharp(picture)
    .resize(shadowSide, shadowSide)
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#0000' })
    .extractChannel('alpha')
    .blur(5)
    .linear(0.34, 0)
    .toBuffer()
  const shadow = await sharp({
    create: {
      width: shadowSide * 1.5,
      height: shadowSide * 1.5,
      channels: 3,
      background: '#3d2210',
    },
  })
    .joinChannel(alpha)
    .png({ compressionLevel: 3 })
    .toBuffer()
  return { picture: dataUri(picture), shadow: dataUri(shadow) }
}

const qualities = [82, 74, 66, 58, 50, 42, 34, 26]

/** Small pictures repay the encoder's greater effort; on large ones it doubles the time for 5 %. */
export interface Budget {
  bytes: number
  effort: 2 | 5
}

/** The picture as WebP of at most so many bytes, at the highest quality that allows it. */
export async function webpWithin(image: Sharp, budget: Budget, name: string): Promise<Buffer> {
  for (const quality of qualities) {
    const webp = await image.clone().webp({ quality, effort: budget.effort }).toBuffer()
    if (webp.length <= budget.bytes) return webp
  }
  throw new Error(`${name} does not fit into ${budget.bytes} bytes: make its drawing calmer`)
}
