/**
 * `npm run bench:languages -- <checkout of hhursev/recipe-scrapers> [--seed 7] [--json] [--draw <folder>]`: of how many of the
 * expected ingredient lines every food is known, by the language of the page, outside the sample of the seed. Words are
 * learned from the pages of that sample alone: `--inside` prints their unknown lines. `--draw` writes 200 known lines of a
 * language as they are read, for who wants to read them.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readGoodCatalogue } from '#catalogue/check.ts'
import { readLanguages, vocabularyIn } from '#catalogue/languages.ts'
import { toVocabulary } from '#catalogue/vocabulary.ts'
import type { Vocabulary } from '#domain/ingredients/vocabulary.ts'
import { countKnown, foodLines, isKnown, languageOfPage } from './importer-score/known-lines.ts'
import { readPages, type TestPage } from './importer-score/pages.ts'
import { describeReading } from './languages/describe.ts'
import { sample } from './parser-score/labelled.ts'
import { progress } from './report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '7' },
    json: { type: 'boolean', default: false },
    inside: { type: 'boolean', default: false },
    draw: { type: 'string' },
  },
})

const [checkout] = positionals
if (checkout === undefined) {
  throw new Error('Give the folder of a checkout of hhursev/recipe-scrapers.')
}

const measured = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'nb', 'pl', 'tr'] as const
const samplePages = 200
const drawn = 200

const catalogue = await readGoodCatalogue()
const english = toVocabulary(catalogue)
const vocabularies = new Map<string, Vocabulary>([['en', english]])
for (const files of await readLanguages()) {
  vocabularies.set(files.language, vocabularyIn(files, catalogue, english))
}

const all = await readPages(checkout)
const seed = Number(values.seed)
const learned = sample(all, samplePages, seed)

async function draw(folder: string, language: string, pages: TestPage[], vocabulary: Vocabulary) {
  const lines = pages.flatMap(({ expected }) => foodLines(expected.ingredients ?? []))
  const known = [...new Set(lines)].filter((line) => isKnown(line, vocabulary))
  const described = sample(known, drawn, seed).flatMap((line) => describeReading(line, vocabulary))
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `tongues-${language}.txt`), `${described.join('\n')}\n`)
}

const figures: Record<string, { lines: number; known: number }> = {}
for (const language of measured) {
  const vocabulary = vocabularies.get(language) ?? english
  const pages = all.filter((page) => languageOfPage(page) === language)
  const outside = pages.filter((page) => !learned.includes(page))
  const { lines } = countKnown(outside, vocabulary)
  figures[language] = { lines: lines.of, known: lines.known }
  const share = ((100 * lines.known) / Math.max(lines.of, 1)).toFixed(1)
  const inside = countKnown(
    pages.filter((page) => learned.includes(page)),
    vocabulary,
  )
  progress(
    `${language}: ${lines.known} of ${lines.of} lines known (${share} %) on ${outside.length} pages outside the sample; ${inside.lines.known} of ${inside.lines.of} inside`,
  )
  if (values.inside) for (const line of inside.unknown) progress(`  ${line}`)
  if (values.draw !== undefined) await draw(values.draw, language, outside, vocabulary)
}
if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`)
