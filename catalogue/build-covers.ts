import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildCovers } from './art/build.ts'
import { drawnDish } from './art/cover-format.ts'
import { catalogueFolder } from './read.ts'

/** As build.ts writes them. */
const covers = z.array(z.object({ slug: z.string(), dish: drawnDish }))

/**
 * Draws the covers of the built catalogue, also into an app that is built and runs. With `--one-in 20` only one in so many,
 * for who tests the rest. Run by `tsx`.
 */
const { values } = parseArgs({ options: { 'one-in': { type: 'string', default: '1' } } })
const folder = join(catalogueFolder, 'build')
await buildCovers({
  covers: covers.parse(JSON.parse(await readFile(join(folder, 'covers.json'), 'utf8'))),
  outDir: join(folder, 'public'),
  oneIn: Number(values['one-in']),
  servedFrom: join(catalogueFolder, '..', 'dist', 'web'),
  onDrawn: (drawn, of) => process.stdout.write(`${drawn} of ${of}\n`),
})
