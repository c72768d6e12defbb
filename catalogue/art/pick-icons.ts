/**
 * Takes the icons that the catalogue and the app name out of Fluent Emoji, into art/icons/:
 *
 *   npx tsx catalogue/art/pick-icons.ts <path of @iconify-json/fluent-emoji/icons.json>
 *
 * The set is 99 MB and no dependency: run this by hand when a name is new. Our own drawings, which
 * live in the same folder, are left as they are; a name in neither place is an error.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { coverSchema } from './cover-format.ts'
import { coverIcons } from './cover.ts'
import { appIcons, categoryIcons } from './named-icons.ts'

const art = import.meta.dirname
const iconFolder = join(art, 'icons')

const iconSet = z.object({
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() }),
  ),
})
const recipeFile = z.object({ cover: coverSchema })
const ingredientFile = z.array(z.object({ icon: z.string().optional() })).nullable()

async function yamlFiles(folder: string): Promise<unknown[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml'))
  return Promise.all(
    names.map(async (name): Promise<unknown> => parse(await readFile(join(folder, name), 'utf8'))),
  )
}

/** Every icon that a recipe's cover, an ingredient, a category or the app names. */
async function namedIcons(): Promise<Set<string>> {
  const recipes = await yamlFiles(join(art, '../recipes'))
  const ingredients = await yamlFiles(join(art, '../ingredients'))
  return new Set([
    ...appIcons,
    ...Object.values(categoryIcons),
    ...recipes.flatMap((file) => coverIcons(recipeFile.parse(file).cover)),
    ...ingredients.flatMap((file) =>
      (ingredientFile.parse(file) ?? []).flatMap(({ icon }) => (icon === undefined ? [] : [icon])),
    ),
  ])
}

const path = process.argv[2]
if (path === undefined) throw new Error('Usage: pick-icons.ts <icons.json of Fluent Emoji>')
const set = iconSet.parse(JSON.parse(await readFile(path, 'utf8')))
const present = new Set(await readdir(iconFolder))
const missing: string[] = []
let taken = 0
for (const name of await namedIcons()) {
  if (present.has(`${name}.svg`)) continue
  const icon = set.icons[name]
  if (icon === undefined) {
    missing.push(name)
    continue
  }
  const { body, width = 32, height = 32 } = icon
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`
  await writeFile(join(iconFolder, `${name}.svg`), svg)
  taken += 1
}
process.stdout.write(`${taken} icons taken\n`)
if (missing.length > 0) throw new Error(`No such icon: ${missing.join(', ')}`)
