import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { coverIcons, drawCover, type CoverRecipe, type IconPicture } from './cover.ts'
import { appIcon, favicon, maskableIcon } from './logo.ts'
import { type Budget, rasterise, readIcon, renderIcon, webpWithin } from './render.ts'

/** Raised when the way of rendering changes, so that cached pictures are made anew. */
const version = 1
const smallBudget: Budget = { bytes: 15_000, effort: 5 }
const largeBudget: Budget = { bytes: 60_000, effort: 2 }

/** One drawing and the files that come of it. */
export interface Picture {
  /** Paths below the output folder. */
  files: readonly string[]
  /** Changes exactly when the picture does. */
  key: string
  make: () => Promise<readonly (readonly [file: string, content: Buffer | string])[]>
}

/** The icons of one build, each read and rendered once however many covers show it. */
interface IconShelf {
  source: (icon: string) => Promise<string>
  rendered: (icon: string) => Promise<IconPicture>
}

export function openIconShelf(): IconShelf {
  return { source: onceEach(readIcon), rendered: onceEach(renderIcon) }
}

/** A recipe's cover for a card, 640 × 480, and for its page, twice that. */
export async function coverPicture(recipe: CoverRecipe, shelf: IconShelf): Promise<Picture> {
  const used = coverIcons(recipe.cover)
  const outline = drawCover(recipe, (icon) => ({ picture: icon, shadow: icon }))
  const sources = await Promise.all(used.map(shelf.source))
  const small = `covers/${recipe.slug}.webp`
  const large = `covers/${recipe.slug}-large.webp`
  const make = async () => {
    const rendered = new Map(
      await Promise.all(used.map(async (icon) => [icon, await shelf.rendered(icon)] as const)),
    )
    const svg = drawCover(recipe, (icon) => rendered.get(icon) ?? { picture: '', shadow: '' })
    const { data, info } = await sharp(Buffer.from(svg), { density: 144, unlimited: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const full = sharp(data, { raw: info })
    const half = full.clone().resize(640, 480)
    return [
      [small, await webpWithin(half, smallBudget, small)],
      [large, await webpWithin(full, largeBudget, large)],
    ] as const
  }
  return { files: [small, large], key: keyOf(outline, ...sources), make }
}

/** An icon of 96 × 96: sharp at the 26 to 48 pixels that lists show. */
export async function iconPicture(icon: string, shelf: IconShelf): Promise<Picture> {
  const file = `icons/${icon}.webp`
  const svg = await shelf.source(icon)
  const make = async () =>
    [[file, await rasterise(svg, 96).webp({ quality: 86 }).toBuffer()]] as const
  return { files: [file], key: keyOf(svg), make }
}

/** Larder's own icons for tabs and home screens. */
export function appPictures(): Picture[] {
  const png = (file: string, svg: string, side: number): Picture => ({
    files: [file],
    key: keyOf(svg, String(side)),
    make: async () => [[file, await rasterise(svg, side).png({ palette: true }).toBuffer()]],
  })
  return [
    { files: ['favicon.svg'], key: keyOf(favicon), make: async () => [['favicon.svg', favicon]] },
    png('icon-192.png', appIcon, 192),
    png('icon-512.png', appIcon, 512),
    png('icon-maskable-512.png', maskableIcon, 512),
    png('apple-touch-icon.png', maskableIcon, 180),
  ]
}

function keyOf(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(`version ${version}`)
  for (const part of parts) hash.update(`\0${part}`)
  return hash.digest('hex').slice(0, 24)
}

function onceEach<Value>(work: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const begun = new Map<string, Promise<Value>>()
  return (name) => {
    const value = begun.get(name) ?? work(name)
    begun.set(name, value)
    return value
  }
}
