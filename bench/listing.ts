/**
 * `npm run bench:listing [-- --sizes 300,100000 --json]`: the first page of the list of recipes, as the
 * browser asks for it, through the running server: with few recipes, and with many, which may take twice
 * as long.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'
import { readCatalogue } from '#catalogue/read.ts'
import { toCatalogueFile } from '#catalogue/write.ts'
import { readConfig } from '#server/config.ts'
import { startLarder } from '#server/larder.ts'
import { startCluster } from '#server/postgres/cluster.ts'
import { corpusOf } from './matching/corpus.ts'
import { loadCorpus } from './matching/load.ts'
import { type Figure, progress, report } from './report.ts'
import { quantile } from './statistics.ts'

const seed = 20
const pantryCount = 40
const rounds = 3
const mostTimesSlower = 2

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '300,100000' },
    json: { type: 'boolean', default: false },
  },
})

/** What a visitor may ask: the whole list, and a search among it. */
const questions = {
  'the list': {},
  'a search': { search_text: 'chicken', meals: ['dinner'], max_minutes: 60 },
}
type Question = keyof typeof questions

const file = toCatalogueFile((await readCatalogue()).catalogue)
const log = () => undefined

/** Milliseconds of each answer, by question. */
async function timesAt(size: number): Promise<Record<Question, number[]>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'larder-listing-'))
  const cluster = await startCluster({ dataDir: path.join(folder, 'own'), password: 'bench', log })
  const { host, password } = cluster.connection()
  const url = `postgres://postgres:${password}@localhost/postgres?host=${encodeURIComponent(host)}`
  const larder = await startLarder({
    config: readConfig({ PORT: '0', LARDER_DATA: path.join(folder, 'data'), DATABASE_URL: url }),
    webFolder: folder,
    log,
    onLost: log,
  })
  try {
    const corpus = corpusOf(file, seed)
    const client = new Client({ connectionString: url })
    await client.connect()
    progress(`${size} recipes: loading`)
    await client.query(
      'truncate public.recipe_cards, public.ingredients, private.search_words restart identity cascade',
    )
    await loadCorpus(client, file, size, corpus.recipe)
    await client.end()
    const settings = z
      .object({ publicKey: z.string() })
      .parse(await (await fetch(`${larder.address}/larder.json`)).json())

    const ask = async (question: Question, pantry: readonly unknown[]) => {
      const startedAt = performance.now()
      const answer = await fetch(`${larder.address}/rest/v1/rpc/search_recipes`, {
        method: 'POST',
        headers: { apikey: settings.publicKey, 'content-type': 'application/json' },
        body: JSON.stringify({ ...questions[question], pantry, page_size: 24, with_others: true }),
      })
      const rows = z.array(z.unknown()).parse(await answer.json())
      if (rows.length === 0) throw new Error(`nothing was found in ${size} recipes`)
      return performance.now() - startedAt
    }
    const pantries = Array.from({ length: pantryCount }, (_, index) =>
      corpus.pantry(10 + Math.round((index * 50) / (pantryCount - 1))),
    )
    const times: Record<Question, number[]> = { 'the list': [], 'a search': [] }
    progress('  asking, as a visitor does')
    for (let round = 0; round <= rounds; round++) {
      for (const pantry of pantries) {
        for (const question of ['the list', 'a search'] as const) {
          const taken = await ask(question, pantry)
          // The first round warms what a server that has run for a while has warm.
          if (round > 0) times[question].push(taken)
        }
      }
    }
    return times
  } finally {
    await larder.stop()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const figures: Figure[] = []
const medians: Record<Question, number[]> = { 'the list': [], 'a search': [] }
const sizes = options.sizes.split(',').map(Number)
for (const size of sizes) {
  const times = await timesAt(size)
  for (const question of ['the list', 'a search'] as const) {
    const name = `${question}, ${size} recipes`
    const [p50, p95] = [quantile(times[question], 0.5), quantile(times[question], 0.95)]
    medians[question].push(p50)
    figures.push({ name: `${name}: p50`, value: p50, unit: 'ms' })
    figures.push({ name: `${name}: p95`, value: p95, unit: 'ms' })
  }
}
for (const question of ['the list', 'a search'] as const) {
  const few = medians[question][0] ?? Number.NaN
  const many = medians[question].at(-1) ?? Number.NaN
  const budget = question === 'the list' ? { atMost: mostTimesSlower } : {}
  figures.push({ name: `${question}, many to few`, value: many / few, unit: '×', ...budget })
}
report(
  'The first page of the list of recipes',
  `pantries of 10 to 60 things, 24 recipes a page, ${rounds} rounds; load average ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} processors`,
  figures,
)
