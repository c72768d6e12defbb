/**
 * `npm run bench:importer -- <checkout> [--seed 7] [--without <seed>] [--size 200] [--wrong <field>|words] [--json]`: how
 * often pages are read as the expected results of github.com/hhursev/recipe-scrapers have them, beside the
 * package `recipe-scrapers`, where it is installed, and a plain reader of JSON-LD; and of how many of their English
 * lines every food is known, outside the sample of the seed. What counts as right: docs/bench.md.
 */
import { parseArgs } from 'node:util'
import { readGoodCatalogue } from '#catalogue/check.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { readPage } from '#functions/import-recipe/read-page/read-page.ts'
import {
  type Field,
  fields,
  judge,
  type Reading,
  describeDifference,
} from './importer-score/compare.ts'
import { countKnown, inLanguage } from './importer-score/known-lines.ts'
import { readPages, type TestPage } from './importer-score/pages.ts'
import { loadPeer } from './importer-score/peer.ts'
import { readPlainly } from './importer-score/plain.ts'
import { sample } from './parser-score/labelled.ts'
import { progress } from './report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '7' },
    without: { type: 'string' },
    size: { type: 'string', default: '200' },
    wrong: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

function ours({ html }: TestPage): Reading {
  const { found } = readPage(html)
  return {
    title: found.title,
    ingredients: found.lines.map(({ text }) => text),
    steps: found.steps,
    servings: found.servings,
    minutes: found.readyInMinutes,
  }
}

/** The sample of the seed; with `--without`, of the pages that the sample of that other seed leaves. */
function chosen(all: readonly TestPage[]): TestPage[] {
  const size = Number(values.size)
  const seen = values.without === undefined ? [] : sample(all, size, Number(values.without))
  const left = all.filter((page) => !seen.includes(page))
  return sample(left, size, Number(values.seed))
}

type Share = { right: number; of: number }

async function score(
  pages: readonly TestPage[],
  read: (page: TestPage) => Reading | Promise<Reading>,
) {
  const shares = new Map<Field | 'all', Share>()
  const count = (name: Field | 'all', isRight: boolean) => {
    const { right, of } = shares.get(name) ?? { right: 0, of: 0 }
    shares.set(name, { right: right + Number(isRight), of: of + 1 })
  }
  const wrong: string[] = []
  for (const page of pages) {
    const reading = await read(page)
    const verdict = judge(reading, page.expected)
    for (const field of fields) {
      if (verdict[field] !== null) count(field, verdict[field])
      if (verdict[field] === false && field === values.wrong) {
        wrong.push(`${page.name}\n${describeDifference(field, reading, page.expected)}`)
      }
    }
    count('all', !fields.some((field) => verdict[field] === false))
  }
  return { shares: Object.fromEntries(shares), wrong }
}

const [checkout] = positionals
if (checkout === undefined) {
  throw new Error('Give the folder of a checkout of hhursev/recipe-scrapers.')
}
const all = await readPages(checkout)
const pages = chosen(all)
const peer = await loadPeer().catch(() => null)
const readers: Record<string, (page: TestPage) => Reading | Promise<Reading>> = {
  larder: ours,
  ...(peer !== null && { 'recipe-scrapers': ({ html, url }: TestPage) => peer(html, url) }),
  'plain JSON-LD': ({ html }) => readPlainly(html),
}
const results: Record<string, Record<string, Share>> = {}
for (const [name, read] of Object.entries(readers)) {
  const { shares, wrong } = await score(pages, read)
  results[name] = shares
  const figures = Object.entries(shares).map(
    ([field, { right, of }]) => `${field} ${((100 * right) / of).toFixed(1)} % (${right}/${of})`,
  )
  progress(
    `${name}, ${pages.length} of ${all.length} pages, seed ${values.seed}: ${figures.join(', ')}`,
  )
  if (name === 'larder') for (const each of wrong) progress(each)
}

const vocabulary = toVocabulary(await readGoodCatalogue())
const english = inLanguage(all, 'en')
// What is learned from the sample is reported of the others.
const { lines, pages: wholly } = countKnown(
  english.filter((page) => !pages.includes(page)),
  vocabulary,
)
const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} % (${part}/${of})`
progress(
  `known of English lines outside the sample: ${percent(lines.known, lines.of)}, whole pages ${percent(wholly.whollyKnown, wholly.of)}`,
)
if (values.wrong === 'words') {
  const { unknown } = countKnown(inLanguage(pages, 'en'), vocabulary)
  for (const line of unknown) progress(line)
}
if (values.json) {
  const seed = Number(values.seed)
  process.stdout.write(`${JSON.stringify({ seed, results, lines, pages: wholly })}\n`)
}
