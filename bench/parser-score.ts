/**
 * `npm run bench:parser -- <checkout> [--tasteset <checkout>] [--seed 7] [--outside <seed>] [--size 2000] [--peer <folder>]
 * [--wrong 40 [--strictly]] [--json]`: how often the line parser is right on labelled lines of
 * github.com/strangetom/ingredient-parser and github.com/taisti/TASTEset, beside `parse-ingredient` where its folder is given.
 *
 * `--outside 7` takes every line that the sample of that seed leaves, and only counts. What counts as right: docs/bench.md.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseLine } from '#domain/ingredients/parse-line.ts'
import { isRight, type Reading } from './parser-score/compare.ts'
import { isFairlyRight } from './parser-score/fair.ts'
import { readLabelled, sample, type LabelledLine } from './parser-score/labelled.ts'
import { loadPeer } from './parser-score/peer.ts'
import { readTasteset } from './parser-score/tasteset.ts'
import { progress } from './report.ts'

const files = {
  bbc: 'bbc/bbc-ingredients-snapshot-2017.csv',
  cookstr: 'cookstr/cookstr-ingredients-snapshot-2017.csv',
  tastecooking: 'tastecooking/tastecooking-ingredients-snapshot-2024.csv',
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tasteset: { type: 'string' },
    seed: { type: 'string', default: '7' },
    outside: { type: 'string' },
    size: { type: 'string', default: '2000' },
    peer: { type: 'string' },
    wrong: { type: 'string', default: '0' },
    strictly: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

function ours(text: string): Reading {
  const line = parseLine(text)
  const { packSize } = line
  return {
    quantity: line.amount?.min ?? null,
    unit: line.unit,
    unitText: line.unitText,
    pack: packSize === null ? null : { quantity: packSize.amount.min, unit: packSize.unit },
    part: line.part,
    names: [line.name, ...line.alternatives],
  }
}

interface Share {
  right: number
  /** Right but for what labels set down in different ways. */
  fair: number
  of: number
}

function score(lines: readonly LabelledLine[], read: (text: string) => Reading) {
  const parts = { quantity: 0, unit: 0, name: 0, all: 0, fair: 0 }
  const wrong: string[] = []
  for (const line of lines) {
    const reading = read(line.text)
    const right = isRight(reading, line)
    const all = right.quantity && right.unit && right.name
    const fair = all || isFairlyRight(reading, line)
    for (const part of ['quantity', 'unit', 'name'] as const) parts[part] += Number(right[part])
    parts.all += Number(all)
    parts.fair += Number(fair)
    if (!(values.strictly ? all : fair))
      wrong.push(`${line.text}\n    labelled ${describe(line)}\n    read     ${describe(reading)}`)
  }
  return { parts, wrong }
}

function describe(what: {
  quantity: number | null
  unit: string | null
  names: readonly string[]
}) {
  return `${what.quantity} | ${what.unit ?? ''} | ${what.names.join(' / ')}`
}

/** The sample of the seed; with `--outside`, what the sample of that seed leaves. */
function chosen(all: readonly LabelledLine[]): LabelledLine[] {
  const size = Number(values.size)
  if (values.outside === undefined) return sample(all, size, Number(values.seed))
  const seen = new Set(sample(all, size, Number(values.outside)).map(({ text }) => text))
  return all.filter(({ text }) => !seen.has(text))
}

const [checkout] = positionals
if (checkout === undefined)
  throw new Error('Give the folder of a checkout of strangetom/ingredient-parser.')
const sources: Record<string, LabelledLine[]> = {}
for (const [source, file] of Object.entries(files)) {
  sources[source] = readLabelled(await readFile(path.join(checkout, 'train/data', file), 'utf8'))
}
if (values.tasteset !== undefined) {
  const file = path.join(values.tasteset, 'data/TASTEset.csv')
  sources.TASTEset = readTasteset(await readFile(file, 'utf8'))
}
const peer = values.peer === undefined ? null : await loadPeer(values.peer)
const readers = { larder: ours, ...(peer === null ? {} : { 'parse-ingredient': peer }) }
const which =
  values.outside === undefined ? `seed ${values.seed}` : `outside seed ${values.outside}`
// Lines outside the sample are counted, never shown.
const shown = values.outside === undefined ? Number(values.wrong) : 0
const results: Record<string, Record<string, Share>> = {}
for (const [source, all] of Object.entries(sources)) {
  const lines = chosen(all)
  for (const [reader, read] of Object.entries(readers)) {
    const { parts, wrong } = score(lines, read)
    results[source] ??= {}
    results[source][reader] = { right: parts.all, fair: parts.fair, of: lines.length }
    const shares = Object.entries(parts).map(
      ([part, count]) => `${part} ${((100 * count) / lines.length).toFixed(1)} %`,
    )
    progress(`${source}, ${reader}, ${lines.length} lines, ${which}: ${shares.join(', ')}`)
    if (reader === 'larder') for (const each of wrong.slice(0, shown)) progress(each)
  }
}
if (values.json) {
  const seed = Number(values.outside ?? values.seed)
  process.stdout.write(`${JSON.stringify({ seed, results })}\n`)
}
