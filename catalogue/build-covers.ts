import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { buildCovers } from './art/build.ts'
import { coverSchema } from './art/cover-format.ts'
import { catalogueFolder } from './read.ts'

/** As build.ts writes them. */
const recipes = z.array(
  z.object({ slug: z.string(), cuisine: z.array(z.string()), cover: coverSchema }),
)

/** Draws the covers of the built catalogue, also into an app that is built and runs. Run by `tsx`. */
const folder = join(catalogueFolder, 'build')
await buildCovers({
  recipes: recipes.parse(JSON.parse(await readFile(join(folder, 'covers.json'), 'utf8'))),
  outDir: join(folder, 'public'),
  servedFrom: join(catalogueFolder, '..', 'dist', 'web'),
  onDrawn: (drawn, of) => process.stdout.write(`${drawn} of ${of}\n`),
})
