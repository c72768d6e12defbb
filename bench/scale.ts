/**
 * `npm run bench:scale [-- --cooks 1000,10000,100000 --recipes 1000,10000,100000 --seed 20 --json]`: what grows how. It
 * fills the embedded database, through the real migrations, with generated cooks and recipes, and tells rows and bytes
 * of each table and what the hot statements cost at each size. How to read it: docs/scale.md.
 */
import os from 'node:os'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readCatalogue } from '#catalogue/read.ts'
import { toCatalogueFile } from '#catalogue/write.ts'
import type { ScaleReport } from './scale/report-schema.ts'
import { linesOf } from './scale/text.ts'
import { measureCooks, measureRecipes } from './scale/world.ts'

/** So many recipes stand behind the cooks, whatever their number. */
const recipesOfCooks = 10_000

const { values } = parseArgs({
  options: {
    cooks: { type: 'string', default: '1000,10000,100000' },
    recipes: { type: 'string', default: '1000,10000,100000' },
    seed: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
  },
})
const sizesSchema = z
  .string()
  .transform((text) => text.split(',').filter(Boolean).map(Number))
  .pipe(z.array(z.number().int().min(1_000)))
const { cooks, recipes, seed } = z
  .object({ cooks: sizesSchema, recipes: sizesSchema, seed: z.coerce.number().int() })
  .parse(values)

const file = toCatalogueFile((await readCatalogue()).catalogue)
const load = os.loadavg()[0]?.toFixed(1)
const report: ScaleReport = {
  title: 'What grows how',
  conditions: `seed ${seed}; load average ${load} at the start, ${os.availableParallelism()} processors, ${Math.round(os.totalmem() / 1e9)} GB; PostgreSQL with the server's own settings`,
  cooks: [],
  recipes: [],
}
for (const size of cooks) {
  report.cooks.push(await measureCooks(file, { cooks: size, recipes: recipesOfCooks, seed }))
}
for (const size of recipes) report.recipes.push(await measureRecipes(file, { recipes: size, seed }))
process.stdout.write(`${values.json ? JSON.stringify(report) : linesOf(report).join('\n')}\n`)
