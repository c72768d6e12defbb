/**
 * `npx tsx bench/scale/draw.ts cooks.json recipes.json`: the curves of docs/scale.md, from what `npm run bench:scale -- --json`
 * printed; several files are one report.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Curve, drawCurves } from './curves.ts'
import type { Cost } from './measure.ts'
import { scaleReportSchema } from './report-schema.ts'
import { bytesOf } from './sizes.ts'

const docs = path.join(import.meta.dirname, '../../docs')

const reports = await Promise.all(
  process.argv.slice(2).map(async (file) => {
    return scaleReportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  }),
)
const cooks = reports.flatMap((each) => each.cooks).toSorted((a, b) => a.cooks - b.cooks)
const recipes = reports.flatMap((each) => each.recipes).toSorted((a, b) => a.recipes - b.recipes)

interface Size {
  size: number
  costs: readonly Cost[]
}

const pagesOf = (sizes: readonly Size[], names: readonly string[]): Curve[] =>
  names.map((name) => ({
    name,
    points: sizes.flatMap(({ size, costs }) => {
      const pages = costs.find((each) => each.name === name)?.pages ?? 0
      return pages === 0 ? [] : [{ x: size, y: pages }]
    }),
  }))

const draw = async (file: string, title: string, of: string, unit: string, curves: Curve[]) => {
  await writeFile(path.join(docs, file), drawCurves(title, of, unit, curves))
}

const byCooks = cooks.map((each) => ({ size: each.cooks, costs: each.costs }))
const byRecipes = recipes.map((each) => ({ size: each.recipes, costs: each.costs }))
await draw(
  'scale-cooks.svg',
  'What a question reads, by number of cooks',
  'cooks',
  'pages of 8 kB',
  pagesOf(byCooks, [
    'own pantry',
    'own lists',
    'search',
    'what followed cooks did',
    'comments of the most commented',
    'summary of the most commented',
    'profile of the most followed',
    'a like of the most liked comment',
  ]),
)
await draw(
  'scale-recipes.svg',
  'What a question reads, by number of recipes',
  'recipes',
  'pages of 8 kB',
  pagesOf(byRecipes, [
    'search, pantry of 30',
    'search, filters',
    'search, words',
    'the list of recipes',
    'how many match',
    'recommended',
    'a recipe',
  ]),
)
const tables = [
  'private.recipe_matches',
  'public.recipe_details',
  'public.recipe_ingredients',
  'public.recipe_measures',
  'public.recipe_cards',
]
await draw(
  'scale-bytes.svg',
  'What recipes take on the disk',
  'recipes',
  'bytes',
  tables.map((name) => ({
    name,
    points: recipes.flatMap(({ recipes: size, tables: all }) => {
      const found = all.find(({ table }) => table === name)
      return found === undefined ? [] : [{ x: size, y: bytesOf(found) }]
    }),
  })),
)
