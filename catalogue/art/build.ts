import { createHash } from 'node:crypto'
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { coverIcons, drawCover, type CoverRecipe, type IconPicture } from './cover.ts'
import { appIcon, favicon, maskableIcon } from './logo.ts'
import { appIcons, categoryIcons } from './named-icons.ts'
import { rasterise, readIcon, renderIcon, webpWithin } from './render.ts'

/** Raised when the way of rendering changes, so that cached pictures are made anew. */
const version = 1
const smallBytes = 15_000
const largeBytes = 60_000
/** Renderings at one time: more than the two cores of a small machine only makes them wait. */
const parallel = 2

/** Shown where a recipe has no picture of its own. */
const stock: CoverRecipe = {
  slug: 'stock',
  cuisine: ['mediterranean'],
  cover: {
    main: 'fork-and-knife',
    around: ['tomato', 'lemon', 'garlic', 'herb', 'onion', 'olive'],
    vessel: 'plate',
  },
}

export interface ArtJob {
  recipes: readonly CoverRecipe[]
  /** Names of the icons that the ingredients use; those of the categories and the app are added. */
  icons: Iterable<string>
  /** What the web app serves at its root. */
  outDir: string
}

export interface ArtReport {
  covers: number
  icons: number
  /** Pictures made in this run; the others were there already. */
  made: number
  milliseconds: number
}

interface Picture {
  /** Paths below outDir. */
  files: readonly string[]
  /** Changes exactly when the picture does. */
  key: string
  make: () => Promise<readonly (readonly [file: string, content: Buffer | string])[]>
}

/**
 * Renders covers, icons and the app's own icons into `outDir`. What is there already and would come
 * out the same is left alone, so that a second run takes milliseconds.
 */
export async function buildArt(job: ArtJob): Promise<ArtReport> {
  const started = performance.now()
  const { outDir } = job
  const icons = [...new Set([...job.icons, ...appIcons, ...Object.values(categoryIcons)])]
  const drawn = onceEach(renderIcon)
  const sources = onceEach(readIcon)
  const covers = await Promise.all(
    [...job.recipes, stock].map((recipe) => coverPicture(recipe, drawn, sources)),
  )
  const pictures = [
    ...covers,
    ...(await Promise.all(icons.map(async (name) => iconPicture(name, await sources(name))))),
    ...appPictures(),
  ]
  const cacheFile = join(outDir, '..', 'art-cache.json')
  const cache = await readCache(cacheFile)
  for (const folder of ['covers', 'icons']) await mkdir(join(outDir, folder), { recursive: true })
  const stale: Picture[] = []
  for (const picture of pictures) {
    if (!(await isFresh(picture, cache, outDir))) stale.push(picture)
  }
  await inParallel(stale, async ({ make }) => {
    for (const [file, content] of await make()) await writeFile(join(outDir, file), content)
  })
  const keys = pictures.flatMap(({ files, key }) => files.map((file) => [file, key] as const))
  await writeFile(cacheFile, JSON.stringify(Object.fromEntries(keys), null, 1))
  const milliseconds = Math.round(performance.now() - started)
  return { covers: covers.length, icons: icons.length, made: stale.length, milliseconds }
}

async function coverPicture(
  recipe: CoverRecipe,
  drawn: (icon: string) => Promise<IconPicture>,
  sources: (icon: string) => Promise<string>,
): Promise<Picture> {
  const used = coverIcons(recipe.cover)
  const outline = drawCover(recipe, (icon) => ({ picture: icon, shadow: icon }))
  const bodies = await Promise.all(used.map(sources))
  const [small, large] = [`covers/${recipe.slug}.webp`, `covers/${recipe.slug}-large.webp`]
  return {
    files: [small, large],
    key: keyOf(outline, ...bodies),
    make: async () => {
      const pictures = new Map(
        await Promise.all(used.map(async (icon) => [icon, await drawn(icon)] as const)),
      )
      const svg = drawCover(recipe, (icon) => pictures.get(icon) ?? { picture: '', shadow: '' })
      const { data, info } = await sharp(Buffer.from(svg), { density: 144, unlimited: true })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const full = sharp(data, { raw: info })
      const half = full.clone().resize(640, 480)
      return [
        [small, await webpWithin(half, smallBytes, small)],
        [large, await webpWithin(full, largeBytes, large)],
      ]
    },
  }
}

function iconPicture(name: string, svg: string): Picture {
  const file = `icons/${name}.webp`
  return {
    files: [file],
    key: keyOf(svg),
    make: async () => [[file, await rasterise(svg, 96).webp({ quality: 86 }).toBuffer()]],
  }
}

function appPictures(): Picture[] {
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

const cacheSchema = z.record(z.string(), z.string())

async function readCache(file: string): Promise<Record<string, string>> {
  try {
    return cacheSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // No cache, or one that a crash left half written: everything is made anew.
    return {}
  }
}

async function isFresh(
  { files, key }: Picture,
  cache: Readonly<Record<string, string>>,
  outDir: string,
): Promise<boolean> {
  if (files.some((file) => cache[file] !== key)) return false
  const present = files.map(async (file) => access(join(outDir, file)))
  return Promise.all(present).then(
    () => true,
    () => false,
  )
}

/** Runs each name's work once, however often it is asked for. */
function onceEach<Value>(work: (name: string) => Promise<Value>): (name: string) => Promise<Value> {
  const begun = new Map<string, Promise<Value>>()
  return (name) => {
    const value = begun.get(name) ?? work(name)
    begun.set(name, value)
    return value
  }
}

async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: parallel }, worker))
}
