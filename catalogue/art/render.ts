import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const iconFolder = join(import.meta.dirname, 'icons')

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
