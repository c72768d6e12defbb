/**
 * `npm run bench:importer -- <checkout> [--seed 7] [--without <seed>] [--size 200] [--wrong <field>|words] [--json]`: how
 * often pages are read as the expected results of github.com/hhursev/recipe-scrapers have them, and of how many of their
 * English lines every food is known, outside the sample of the seed.
 *
 * `--outside 7` takes all pages that the sample of that seed leaves, those without data of a recipe too, and only counts.
 * Beside it: a plain reader of JSON-LD; with `--peer <folder>` the package `recipe-scrapers`; with `--python <command>`
 * the checkout's own code without its rules for single sites. What counts as right: docs/bench.md.
 */
import { parseArgs } from 'node:util'
import { readGoodCatalogue } from '#catalogue/check.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import { countKnown, inLanguage } from './importer-score/known-lines.ts'
import { readByLarder } from './importer-score/ours.ts'
import { readAllPages, type TestPage } from './importer-score/pages.ts'
import { loadPeer, nothing } from './importer-score/peer.ts'
import { readPlainly } from './importer-score/plain.ts'
import { readByPython } from './importer-score/python-peer.ts'
import { judgeAll, type Reader, type Shares, sharesOf } from './importer-score/score.ts'
import { sample } from './parser-score/labelled.ts'
import { progress } from './report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '7' },
    without: { type: 'string' },
    outside: { type: 'string' },
    size: { type: 'string', default: '200' },
    peer: { type: 'string' },
    python: { type: 'string' },
    wrong: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})

const [checkout] = positionals
if (checkout === undefined) {
  throw new Error('Give the folder of a checkout of hhursev/recipe-scrapers.')
}
const all = await readAllPages(checkout)
const carrying = all.filter(({ carries }) => carries)
const others = all.filter(({ carries }) => !carries)
const size = Number(values.size)

/** The sample of a seed: `size` of the pages with data, and as large a part of those without. */
function sampleOf(seed: string): TestPage[] {
  const share = Math.round((others.length * size) / carrying.length)
  return [...sample(carrying, size, Number(seed)), ...sample(others, share, Number(seed))]
}

/** Named sets of pages, each counted by itself. */
function chosen(): Record<string, TestPage[]> {
  if (values.outside !== undefined) {
    const seen = new Set(sampleOf(values.outside))
    const outside = all.filter((page) => !seen.has(page))
    return { withData: outside.filter(({ carries }) => carries), all: outside }
  }
  const seen = new Set(values.without === undefined ? [] : sampleOf(values.without))
  const left = carrying.filter((page) => !seen.has(page))
  return {
    withData: sample(left, size, Number(values.seed)),
    ...(values.without === undefined && {
      withoutData: sampleOf(values.seed).filter(({ carries }) => !carries),
    }),
  }
}

const sets = chosen()
const pages = [...new Set(Object.values(sets).flat())]
const peer = values.peer === undefined ? null : await loadPeer(values.peer)
const byPython =
  values.python === undefined ? null : await readByPython(values.python, checkout, pages)
const readers: Readonly<Record<string, Reader>> = {
  larder: readByLarder,
  ...(peer !== null && { 'recipe-scrapers': ({ html, url }: TestPage) => peer(html, url) }),
  ...(byPython !== null && {
    "Python's recipe-scrapers": (page: TestPage) => byPython.get(page) ?? nothing,
  }),
  'plain JSON-LD': ({ html }) => readPlainly(html),
}
// Pages outside the sample are counted, never shown.
const shown = values.outside === undefined ? values.wrong : undefined
const results: Record<string, Record<string, Shares>> = {}
for (const [name, read] of Object.entries(readers)) {
  const judged = await judgeAll(pages, read, name === 'larder' ? shown : undefined)
  for (const [set, setPages] of Object.entries(sets)) {
    const shares = sharesOf(setPages, judged)
    results[name] = { ...results[name], [set]: shares }
    const figures = Object.entries(shares).map(
      ([field, { right, of }]) => `${field} ${((100 * right) / of).toFixed(1)} % (${right}/${of})`,
    )
    progress(`${name}, ${set}, ${setPages.length} of ${all.length} pages: ${figures.join(', ')}`)
  }
  for (const each of judged.wrong) progress(each)
}

const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} % (${part}/${of})`

/** What is learned from the sample is reported of the others. */
async function knownWords() {
  const vocabulary = toVocabulary(await readGoodCatalogue())
  const { lines, pages: wholly } = countKnown(
    inLanguage(carrying, 'en').filter((page) => !pages.includes(page)),
    vocabulary,
  )
  progress(
    `known of English lines outside the sample: ${percent(lines.known, lines.of)}, whole pages ${percent(wholly.whollyKnown, wholly.of)}`,
  )
  if (values.wrong === 'words') {
    const { unknown } = countKnown(inLanguage(pages, 'en'), vocabulary)
    for (const line of unknown) progress(line)
  }
  return { lines, pages: wholly }
}

const words = values.outside === undefined ? await knownWords() : {}
if (values.json) {
  const seed = Number(values.outside ?? values.seed)
  process.stdout.write(`${JSON.stringify({ seed, results, ...words })}\n`)
}
