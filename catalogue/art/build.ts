import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exists, readCache, removeStrays, stalePictures, writeCache } from './cache.ts'
import { stockCovers, type StockCover } from '#domain/recipes/cover/stock-cover.ts'
import type { DrawnDish } from '#domain/drawing/dishes/drawn-dish.ts'
import { appIcons, categoryIcons } from './named-icons.ts'
import {
  appPictures,
  type CoverJob,
  coverPicture,
  iconPicture,
  type Picture,
  shortcutPictures,
} from './pictures.ts'

/** Renderings at one time: one more than the cores of a small machine, so that none ever waits. */
const parallel = 3
/** After so many new pictures it is noted which are made. */
const noted = 8

/** Shown where nothing is known of a recipe without a picture: an empty vessel, and a few herbs. */
const stock: Readonly<Record<StockCover, Pick<DrawnDish, 'vessel' | 'ground'>>> = {
  stock: { vessel: 'plate', ground: 'mediterranean' },
  'stock-bowl': { vessel: 'bowl', ground: 'asian' },
  'stock-board': { vessel: 'board', ground: 'french' },
  'stock-pot': { vessel: 'pot', ground: 'american' },
  'stock-pan': { vessel: 'pan', ground: 'mexican' },
  'stock-cloth': { vessel: 'tray', ground: 'italian' },
}

function stockDish(name: StockCover): DrawnDish {
  const herbs = { id: 'basil', kinds: ['basil'], slot: '', grams: null }
  return { kind: 'empty', meals: [], seed: name, foods: [herbs], ...stock[name] }
}

interface ArtReport {
  pictures: number
  /** Pictures made in this run; the others were there already. */
  made: number
}

interface IconJob {
  /** Names of the icons that the ingredients use; those of the categories and the app are added. */
  icons: Iterable<string>
  /** What the web app serves at its root. */
  outDir: string
  /** Called after each picture: how many are drawn, of how many that had to be. */
  onDrawn?: (drawn: number, of: number) => void
}

/** Renders the icons of food and the app's own into `outDir`: the app cannot be built without them. */
export async function buildIcons({ icons, ...job }: IconJob): Promise<ArtReport> {
  const names = [...new Set([...icons, ...appIcons, ...Object.values(categoryIcons)])]
  const drawn = await Promise.all(names.map(async (name) => iconPicture(name)))
  return build({
    kind: 'icons',
    pictures: [...drawn, ...appPictures(), ...(await shortcutPictures())],
    ...job,
  })
}

interface CoversJob {
  covers: readonly CoverJob[]
  outDir: string
  /** The built app: each cover is put there as soon as it is drawn. Nothing is, where it is not built. */
  servedFrom?: string
  /** Draws one in so many; the stock picture stands in for the others until a run draws them all. */
  oneIn?: number
  /** Called after each cover: how many are drawn, of how many that had to be. */
  onDrawn?: (drawn: number, of: number) => void
}

/** Renders the covers into `outDir`: most of what a build takes, and nothing that runs has to wait for it. */
export async function buildCovers({ oneIn = 1, ...job }: CoversJob): Promise<ArtReport> {
  const covers = stockCovers.map((slug) => ({ slug, dish: stockDish(slug) }))
  const pictures = [...covers, ...job.covers].map(coverPicture)
  const [standIn] = pictures
  const others = pictures.filter((_, at) => at >= covers.length && at % oneIn !== 0)
  return build({ kind: 'covers', pictures, others: new Set(others), standIn, ...job })
}

interface BuildJob extends Pick<CoversJob, 'outDir' | 'servedFrom' | 'onDrawn'> {
  kind: 'icons' | 'covers'
  pictures: readonly Picture[]
  /** Those that are not drawn in this run, and the one that is shown in their place. */
  others?: ReadonlySet<Picture>
  standIn?: Picture | undefined
}

/**
 * Makes the pictures. What is there already and would come out the same is left alone, so that a second run takes
 * milliseconds; what nobody names any more is removed.
 */
async function build(job: BuildJob): Promise<ArtReport> {
  const { kind, pictures, others, outDir, onDrawn } = job
  await mkdir(join(outDir, kind), { recursive: true })
  const cache = await readCache(outDir, kind)
  const stale = await stalePictures(pictures, cache, outDir)
  await removeStrays(pictures, cache, outDir)
  const wanted = stale.filter((picture) => others?.has(picture) !== true)
  const done = pictures.filter((picture) => !stale.includes(picture))
  await Promise.all(done.map((picture) => serve(picture, job, { onlyMissing: true })))
  let made = 0
  await inParallel(wanted, async (picture) => {
    await save(picture, outDir)
    await serve(picture, job, { onlyMissing: false })
    done.push(picture)
    made += 1
    // Who stops a first start goes on from here with the next.
    if (made % noted === 0) await writeCache([...done], outDir, kind)
    onDrawn?.(made, wanted.length)
  })
  await writeCache(done, outDir, kind)
  const missing = stale.filter((picture) => !wanted.includes(picture))
  await Promise.all(missing.map((picture) => showStandIn(picture, job)))
  return { pictures: pictures.length, made }
}

/** A file appears whole or not at all: one that a crash cut short would pass for finished. */
async function save({ make }: Picture, outDir: string): Promise<void> {
  for (const [file, content] of await make()) {
    const path = join(outDir, file)
    await writeFile(`${path}.part`, content)
    await rename(`${path}.part`, path)
  }
}

/** The built app took along what there was when it was built. */
async function serve(
  { files }: Picture,
  { kind, outDir, servedFrom }: BuildJob,
  { onlyMissing }: { onlyMissing: boolean },
): Promise<void> {
  if (servedFrom === undefined || !(await exists(servedFrom))) return
  await mkdir(join(servedFrom, kind), { recursive: true })
  for (const file of files) {
    const place = join(servedFrom, file)
    if (onlyMissing && (await exists(place))) continue
    await copyFile(join(outDir, file), `${place}.part`)
    await rename(`${place}.part`, place)
  }
}

/** Under the files' own names, but not noted as made: the next whole run draws them. */
async function showStandIn(picture: Picture, job: BuildJob): Promise<void> {
  const { outDir, standIn } = job
  if (standIn === undefined) return
  for (const [at, file] of picture.files.entries()) {
    const shown = standIn.files[at]
    if (shown !== undefined) await copyFile(join(outDir, shown), join(outDir, file))
  }
  await serve(picture, job, { onlyMissing: true })
}

/** Where one fails, what is at work is finished, and no other begun: nobody reads the folder while it is still written to. */
async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let rest = [...items]
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
  }
  const stopping = async () =>
    worker().catch((error: unknown) => {
      rest = []
      throw error
    })
  const ended = await Promise.allSettled(Array.from({ length: parallel }, stopping))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}
