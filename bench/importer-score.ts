/**
 * `npm run bench:importer -- <checkout> [--seed 7] [--without <seed>] [--size 200] [--peer] [--wrong title]`: how
 * often pages are read as the expected results of github.com/hhursev/recipe-scrapers have them, beside the
 * package `recipe-scrapers` where it is installed, and a plain reader of JSON-LD. What counts as right:
 * docs/bench.md.
 */
import { parseArgs } from 'node:util'
import { readPage } from '#functions/import-recipe/read-page/read-page.ts'
import { type Field, fields, judge, type Reading } from './importer-score/compare.ts'
import { readPages, type TestPage } from './importer-score/pages.ts'
import { sample } from './parser-score/labelled.ts'
import { progress } from './report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '7' },
    without: { type: 'string' },
    size: { type: 'string', default: '200' },
    peer: { type: 'boolean', default: false },
    wrong: { type: 'string' },
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

/** The sample of the seed; with `--without`, only of pages that the sample of that other seed leaves. */
function chosen(all: readonly TestPage[]): TestPage[] {
  const size = Number(values.size)
  const seen = values.without === undefined ? [] : sample(all, size, Number(values.without))
  return sample(
    all.filter((page) => !seen.includes(page)),
    size,
    Number(values.seed),
  )
}

const [checkout] = positionals
if (checkout === undefined)
  throw new Error('Give the folder of a checkout of hhursev/recipe-scrapers.')
const all = await readPages(checkout)
const pages = chosen(all)
progress(`${pages.length} of ${all.length} pages, seed ${values.seed}`)
const right = new Map<string, [number, number]>()
let allRight = 0
for (const page of pages) {
  const reading = ours(page)
  const verdict = judge(reading, page.expected)
  for (const field of fields) {
    const share = right.get(field) ?? [0, 0]
    if (verdict[field] !== null) share[1]++
    if (verdict[field]) share[0]++
    right.set(field, share)
  }
  if (fields.every((field) => verdict[field] !== false)) allRight++
  if (values.wrong !== undefined && verdict[values.wrong as Field] === false) {
    const e = page.expected
    const x = {
      title: [reading.title, e.title],
      ingredients: [reading.ingredients, e.ingredients],
      steps: [reading.steps, e.instructions_list],
      servings: [reading.servings, e.yields],
      minutes: [reading.minutes, e.total_time],
    }[values.wrong as Field]
    progress(`--- ${page.name}\n  READ ${JSON.stringify(x[0])}\n  WANT ${JSON.stringify(x[1])}`)
  }
}
for (const [f, [a, b]] of right) progress(`${f} ${a}/${b} ${((100 * a) / b).toFixed(1)}`)
progress(`all ${allRight}/${pages.length} ${((100 * allRight) / pages.length).toFixed(1)}`)
