/**
 * `npm run bench:matching [-- --sizes 10000,100000 --json]`: the pantry search in PostgreSQL over
 * generated recipes, beside the queries of Mealie, Tandoor and RecipeSage on the same recipes in the
 * same run, and held to brute force. How to read it: docs/bench.md.
 */
import os from 'node:os'
import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { readCatalogue } from '#catalogue/read.ts'
import { toCatalogueFile } from '#catalogue/write.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { startTemporaryCluster, templateDatabase } from '../tests/support/temporary-cluster.ts'
import { bareMethod } from './matching/bare-method.ts'
import { competitors } from './matching/competitors.ts'
import { corpusOf } from './matching/corpus.ts'
import { isExact } from './matching/exact.ts'
import { loadCorpus } from './matching/load.ts'
import {
  type CompetitorTimes,
  filtered,
  idsAlone,
  plain,
  timeBareMethod,
  timeCompetitor,
  timeSearch,
  type Times,
} from './matching/measure.ts'
import { progress } from './report.ts'

const seed = 20
const pantryCount = 60
/** The others are asked with so many, or for so many seconds each: at a million they take minutes. */
const competitorPantries = 20
const competitorSeconds = 60
/** Brute force reads every recipe for each of them. */
const exactPantries = { few: 3, many: 10, manyUntil: 100_000 }

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000,1000000' },
    json: { type: 'boolean', default: false },
  },
})

interface SizeResult
  extends
    Record<'ours' | 'idsAlone' | 'filtered' | 'bareMethod', Times>,
    Record<'mealie' | 'tandoor' | 'recipesage', CompetitorTimes> {
  recipes: number
  exact: boolean
}

const file = toCatalogueFile((await readCatalogue()).catalogue)

async function reportSizes(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; size: string }>(`
    select relname as name, pg_size_pretty(pg_relation_size(oid)) as size
    from pg_class
    where relname like 'recipe_matches%' and relnamespace = 'private'::regnamespace
    union all
    select 'all of the search', pg_size_pretty(pg_total_relation_size('private.recipe_matches'))`)
  for (const { name, size } of rows) progress(`  ${name}: ${size}`)
}

/** Of the process that answers: what it holds for itself, in MB. */
async function memoryOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'select sum(total_bytes) as bytes from pg_backend_memory_contexts where level = 1',
  )
  return Math.round(Number(rows[0]?.bytes) / 1_000_000)
}

async function measure(size: number): Promise<SizeResult> {
  const cluster = await startTemporaryCluster()
  try {
    return await withClient(cluster.connection(templateDatabase), async (client) => {
      const corpus = corpusOf(file, seed)
      progress(`${size} recipes: loading`)
      await loadCorpus(client, file, size, corpus.recipe)
      await reportSizes(client)
      const pantries = Array.from({ length: pantryCount }, (_, index) =>
        corpus.pantry(10 + Math.round((index * 50) / (pantryCount - 1))),
      )
      progress('  asking, as a visitor does')
      await client.query('set role anon')
      const ours = await timeSearch(client, pantries, plain, 3)
      const alone = await timeSearch(client, pantries, idsAlone, 3)
      const withFilters = await timeSearch(client, pantries, filtered, 2)
      await client.query('reset role')
      progress(`  ours ${JSON.stringify({ ours, idsAlone: alone, filtered: withFilters })}`)
      progress(`  a connection's own memory: ${await memoryOf(client)} MB`)

      const places = new Map(
        file.ingredients.map(({ slug, name }, index) => [slug, { id: index + 1, name }]),
      )
      const allKnown = pantries
        .map((pantry) => pantry.flatMap(({ ingredient }) => places.get(ingredient) ?? []))
        .map((all) => ({ ids: all.map(({ id }) => id), names: all.map(({ name }) => name) }))
      progress('  the bare method: preparing, then all pantries')
      for (const statement of bareMethod.prepare) await client.query(statement)
      const bare = await timeBareMethod(
        client,
        allKnown.map(({ ids }) => ids),
        3,
      )
      await client.query('drop schema bare cascade')
      progress(`  the bare method ${JSON.stringify(bare)}`)
      const known = allKnown
        .filter((_, index) => index % (pantryCount / competitorPantries) === 0)
        // From the middle outwards: who is asked with few is not asked with the smallest alone.
        .toSorted((left, right) => Math.abs(left.ids.length - 35) - Math.abs(right.ids.length - 35))
      const none = { p50: 0, p95: 0, pantries: 0 }
      const others = { mealie: none, tandoor: none, recipesage: none }
      for (const { name, prepare, query } of competitors) {
        progress(`  ${name}: preparing, then up to ${known.length} pantries`)
        await client.query(prepare)
        others[name] = await timeCompetitor(client, query, known, competitorSeconds)
        progress(`  ${name} ${JSON.stringify(others[name])}`)
        await client.query(`drop schema ${name} cascade`)
      }
      const tried = size > exactPantries.manyUntil ? exactPantries.few : exactPantries.many
      progress(`  ${tried} pantries by brute force`)
      let exact = true
      for (let index = 0; index < pantryCount; index += pantryCount / tried) {
        exact &&= await isExact(client, pantries[index] ?? [])
      }
      return {
        recipes: size,
        ours,
        idsAlone: alone,
        filtered: withFilters,
        bareMethod: bare,
        ...others,
        exact,
      }
    })
  } finally {
    await cluster.stop()
  }
}

const sizes: SizeResult[] = []
for (const size of options.sizes.split(',').map(Number)) {
  if (!Number.isSafeInteger(size) || size < 1) throw new Error(`--sizes takes numbers, not ${size}`)
  const result = await measure(size)
  sizes.push(result)
  const ratio = Math.round(result.mealie.p50 / result.ours.p50)
  progress(`  ours ${JSON.stringify(result.ours)} ms; Mealie's takes ${ratio} times as long`)
}
const exact = sizes.every((each) => each.exact)
progress(
  `load average ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} processors; PostgreSQL with the server's own settings`,
)
if (options.json) {
  process.stdout.write(`${JSON.stringify({ exact, sizes })}\n`)
} else {
  const line = (name: string, { p50, p95 }: Times) => `  ${name.padEnd(28)}${p50} / ${p95} ms`
  for (const each of sizes) {
    const text = [
      `${each.recipes} recipes, p50 / p95`,
      line('Larder', each.ours),
      line('Larder, ids alone', each.idsAlone),
      line('Larder, vegetarian ≤ 30 min', each.filtered),
      line('the bare method', each.bareMethod),
      line(`Mealie (${each.mealie.pantries} pantries)`, each.mealie),
      line(`Tandoor (${each.tandoor.pantries} pantries)`, each.tandoor),
      line(`RecipeSage (${each.recipesage.pantries} pantries)`, each.recipesage),
      `  exact: ${each.exact ? 'yes' : 'NO'}`,
    ]
    process.stdout.write(`${text.join('\n')}\n`)
  }
}
process.exitCode = exact ? 0 : 1
