import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { drawDish } from '#domain/drawing/dishes/draw-dish.ts'
import { allKinds } from '#domain/drawing/dishes/kinds/all-kinds.ts'
import type { DrawnDish } from '#domain/drawing/dishes/drawn-dish.ts'
import { canvas } from '#domain/drawing/svg.ts'
import { appIcon, favicon, maskableIcon, shortcutIcon } from './logo.ts'
import { rasterise, readIcon } from './render.ts'
import { qualityOfHalf, webpWithin } from './webp.ts'

/** Raised when the way of rendering changes, so that cached pictures are made anew. */
const version = 3

/** One drawing and the files that come of it. */
export interface Picture {
  /** Paths below the output folder. */
  files: readonly string[]
  /** Changes exactly when the picture does. */
  key: string
  make: () => Promise<readonly (readonly [file: string, content: Buffer | string])[]>
}

/** A dish and the name of its files. */
export interface CoverJob {
  slug: string
  dish: DrawnDish
}

/** A cover for a card, 640 × 480, and for a recipe's page, twice that. */
export function coverPicture({ slug, dish }: CoverJob): Picture {
  const svg = drawDish(dish, allKinds)
  const small = `covers/${slug}.webp`
  const large = `covers/${slug}-large.webp`
  const make = async () => {
    const { data, info } = await sharp(Buffer.from(svg), { density: 144, unlimited: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const full = sharp(data, { raw: info })
    const whole = await webpWithin(full, { name: large, bytes: 60_000, effort: 2 })
    const budget = { name: small, bytes: 24_000, effort: 4 } as const
    const half = full.clone().resize(canvas.width, canvas.height)
    return [
      [small, await webpWithin(half, budget, qualityOfHalf(whole.length, budget.bytes))],
      [large, whole],
    ] as const
  }
  return { files: [small, large], key: keyOf(svg), make }
}

/** An icon of 96 × 96: sharp at the 26 to 48 pixels that lists show. */
export async function iconPicture(icon: string): Promise<Picture> {
  const file = `icons/${icon}.webp`
  const svg = await readIcon(icon)
  const make = async () =>
    [[file, await rasterise(svg, 96).webp({ quality: 86 }).toBuffer()]] as const
  return { files: [file], key: keyOf(svg), make }
}

const appPng = (file: string, svg: string, side: number): Picture => ({
  files: [file],
  key: keyOf(svg, String(side)),
  make: async () => [[file, await rasterise(svg, side).png({ palette: true }).toBuffer()]],
})

/** By the name of each shortcut in the app's manifest. */
const shortcuts = {
  cook: 'shallow-pan-of-food',
  shopping: 'shopping-cart',
  write: 'spiral-notepad',
  saved: 'bookmark',
} as const

export function shortcutPictures(): Promise<Picture[]> {
  return Promise.all(
    Object.entries(shortcuts).map(async ([name, icon]) =>
      appPng(`shortcut-${name}.png`, shortcutIcon(await readIcon(icon)), 96),
    ),
  )
}

/** Larder's own icons for tabs and home screens. */
export function appPictures(): Picture[] {
  const tab = 48
  return [
    // What a browser asks for where nothing names an icon: beside an answer that is no page.
    {
      files: ['favicon.ico'],
      key: keyOf(favicon, String(tab)),
      make: async () => {
        const drawing = await rasterise(favicon, tab).png({ palette: true }).toBuffer()
        return [['favicon.ico', asIco(drawing, tab)]]
      },
    },
    { files: ['favicon.svg'], key: keyOf(favicon), make: async () => [['favicon.svg', favicon]] },
    appPng('icon-192.png', appIcon, 192),
    appPng('icon-512.png', appIcon, 512),
    appPng('icon-maskable-512.png', maskableIcon, 512),
    appPng('apple-touch-icon.png', maskableIcon, 180),
  ]
}

/** One PNG picture as an ICO file: a directory of one entry, and the picture. */
function asIco(png: Buffer, side: number): Buffer {
  const isIcon = 1
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(isIcon, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(side, 6)
  directory.writeUInt8(side, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(png.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, png])
}

function keyOf(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(`version ${version}`)
  for (const part of parts) hash.update(`\0${part}`)
  return hash.digest('hex').slice(0, 24)
}
