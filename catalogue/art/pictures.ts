import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { coverIcons, drawCover, type CoverRecipe } from './cover.ts'
import { appIcon, favicon, maskableIcon } from './logo.ts'
import { drawIcon, iconAt, iconShadow, pictureSide, rasterise, readIcon } from './render.ts'
import { qualityOfHalf, webpWithin } from './webp.ts'

/** Raised when the way of rendering changes, so that cached pictures are made anew. */
const version = 2
/** One drawing and the files that come of it. */
export interface Picture {
  /** Paths below the output folder. */
  files: readonly string[]
  /** Changes exactly when the picture does. */
  key: string
  make: () => Promise<readonly (readonly [file: string, content: Buffer | string])[]>
}

/** The icons of one build, each read, drawn and scaled once however many covers show it. */
export interface IconCache {
  source: (icon: string) => Promise<string>
  picture: (icon: string, side: number) => Promise<string>
  shadow: (icon: string) => Promise<string>
}

/** `original` is the side of the drawings, in pixels, where thumbnails need none as large as covers do. */
export function openIconCache(original?: number): IconCache {
  const drawing = onceEach(async (icon: string) => drawIcon(icon, original))
  const scaled = onceEach(async (icon: string, side: number) => iconAt(await drawing(icon), side))
  return {
    source: onceEach(readIcon),
    picture: scaled,
    shadow: onceEach(async (icon: string) => iconShadow(await drawing(icon))),
  }
}

/** The drawing of a cover whole in itself, to be rendered at `scale` pixels for a unit. */
export async function coverSvg(
  recipe: CoverRecipe,
  icons: IconCache,
  scale: number,
): Promise<string> {
  const wanted = new Map<string, Promise<readonly [address: string, data: string]>>()
  const address = (name: string, data: () => Promise<string>): string => {
    if (!wanted.has(name))
      wanted.set(
        name,
        data().then((uri) => [`"${name}"`, `"${uri}"`]),
      )
    return name
  }
  const outline = drawCover(recipe, (icon, size) => {
    const side = pictureSide(size * scale)
    return {
      picture: address(`${icon}@${side}`, async () => icons.picture(icon, side)),
      shadow: address(`${icon}@shadow`, async () => icons.shadow(icon)),
    }
  })
  const data = new Map(await Promise.all(wanted.values()))
  return outline.replaceAll(/"[a-z0-9-]+@\w+"/g, (name) => data.get(name) ?? name)
}

/** A recipe's cover for a card, 640 × 480, and for its page, twice that. */
export async function coverPicture(recipe: CoverRecipe, icons: IconCache): Promise<Picture> {
  const outline = drawCover(recipe, (icon) => ({ picture: icon, shadow: icon }))
  const sources = await Promise.all(coverIcons(recipe.cover).map(icons.source))
  const small = `covers/${recipe.slug}.webp`
  const large = `covers/${recipe.slug}-large.webp`
  const make = async () => {
    const svg = Buffer.from(await coverSvg(recipe, icons, 2))
    const { data, info } = await sharp(svg, { density: 144, unlimited: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const full = sharp(data, { raw: info })
    const whole = await webpWithin(full, { name: large, bytes: 60_000, effort: 2 })
    const budget = { name: small, bytes: 15_000, effort: 4 } as const
    const half = full.clone().resize(640, 480)
    return [
      [small, await webpWithin(half, budget, qualityOfHalf(whole.length, budget.bytes))],
      [large, whole],
    ] as const
  }
  return { files: [small, large], key: keyOf(outline, ...sources), make }
}

/** An icon of 96 × 96: sharp at the 26 to 48 pixels that lists show. */
export async function iconPicture(icon: string, icons: IconCache): Promise<Picture> {
  const file = `icons/${icon}.webp`
  const svg = await icons.source(icon)
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
    png('icon-192.png', appIcon, 192),
    png('icon-512.png', appIcon, 512),
    png('icon-maskable-512.png', maskableIcon, 512),
    png('apple-touch-icon.png', maskableIcon, 180),
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

/** The work of each list of words begun once, however often it is asked for. */
function onceEach<Words extends readonly (string | number)[], Value>(
  work: (...words: Words) => Promise<Value>,
): (...words: Words) => Promise<Value> {
  const begun = new Map<string, Promise<Value>>()
  return (...words) => {
    const name = words.join('@')
    const value = begun.get(name) ?? work(...words)
    begun.set(name, value)
    return value
  }
}
