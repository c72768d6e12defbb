import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCache, removeStrays, stalePictures, writeCache } from './cache.ts'
import type { CoverRecipe } from './cover.ts'
import { appIcons, categoryIcons } from './named-icons.ts'
import { appPictures, coverPicture, iconPicture, openIconCache, type Picture } from './pictures.ts'

/** Renderings at one time: one more than the cores of a small machine, so that none ever waits. */
const parallel = 3

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

interface ArtJob {
  recipes: readonly CoverRecipe[]
  /** Names of the icons that the ingredients use; those of the categories and the app are added. */
  icons: Iterable<string>
  /** What the web app serves at its root. */
  outDir: string
}

interface ArtReport {
  covers: number
  icons: number
  /** Pictures made in this run; the others were there already. */
  made: number
  milliseconds: number
}

/**
 * Renders covers, icons and the app's own icons into `outDir`. What is there already and would come
 * out the same is left alone, so that a second run takes milliseconds; what nobody names any more
 * is removed.
 */
export async function buildArt(job: ArtJob): Promise<ArtReport> {
  const started = performance.now()
  const { outDir } = job
  const iconCache = openIconCache()
  const icons = [...new Set([...job.icons, ...appIcons, ...Object.values(categoryIcons)])]
  const recipes = [...job.recipes, stock]
  const drawn = await Promise.all([
    ...recipes.map(async (recipe) => coverPicture(recipe, iconCache)),
    ...icons.map(async (icon) => iconPicture(icon, iconCache)),
  ])
  const pictures = [...drawn, ...appPictures()]

  for (const folder of ['covers', 'icons']) await mkdir(join(outDir, folder), { recursive: true })
  const cache = await readCache(outDir)
  const stale = await stalePictures(pictures, cache, outDir)
  await inParallel(stale, async (picture) => save(picture, outDir))
  await removeStrays(pictures, cache, outDir)
  await writeCache(pictures, outDir)

  const milliseconds = Math.round(performance.now() - started)
  return { covers: recipes.length, icons: icons.length, made: stale.length, milliseconds }
}

/** A file appears whole or not at all: one that a crash cut short would pass for finished. */
async function save({ make }: Picture, outDir: string): Promise<void> {
  for (const [file, content] of await make()) {
    const path = join(outDir, file)
    await writeFile(`${path}.part`, content)
    await rename(`${path}.part`, path)
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
