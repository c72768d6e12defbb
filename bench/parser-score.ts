/**
 * `npm run bench:parser -- <checkout> [--seed 7] [--without <seed>] [--size 2000] [--peer <folder>] [--wrong 40] [--json]`: how often
 * the line parser is right on labelled lines of github.com/strangetom/ingredient-parser, beside
 * `parse-ingredient` where its folder is given. What counts as right: docs/bench.md.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseLine } from '#domain/ingredients/parse-line.ts'
import { isRight, type Reading } from './parser-score/compare.ts'
import { readLabelled, sample, type LabelledLine } from './parser-score/labelled.ts'
import { loadPeer } from './parser-score/peer.ts'
import { progress } from './report.ts'

const sources = {
  bbc: 'bbc/bbc-ingredients-snapshot-2017.csv',
  cookstr: 'cookstr/cookstr-ingredients-snapshot-2017.csv',
  tastecooking: 'tastecooking/tastecooking-ingredients-snapshot-2024.csv',
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '7' },
    without: { type: 'string' },
    size: { type: 'string', default: '2000' },
    peer: { type: 'string' },
    wrong: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
  },
})

function ours(text: string): Reading {
  const line = parseLine(text)
  return {
    quantity: line.amount?.min ?? null,
    unit: line.unit,
    unitText: line.unitText,
    names: [line.name, ...line.alternatives],
  }
}

interface Share {
  right: number
  of: number
}

function score(lines: readonly LabelledLine[], read: (text: string) => Reading) {
  const parts = { quantity: 0, unit: 0, name: 0, all: 0 }
  const wrong: string[] = []
  for (const line of lines) {
    const reading = read(line.text)
    const right = isRight(reading, line)
    parts.quantity += Number(right.quantity)
    parts.unit += Number(right.unit)
    parts.name += Number(right.name)
    const all = right.quantity && right.unit && right.name
    parts.all += Number(all)
    if (!all)
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

/** The sample of the seed; with `--without`, less what the sample of that other seed holds. */
function chosen(all: readonly LabelledLine[]): LabelledLine[] {
  const size = Number(values.size)
  const lines = sample(all, size, Number(values.seed))
  if (values.without === undefined) return lines
  const seen = new Set(sample(all, size, Number(values.without)).map(({ text }) => text))
  return lines.filter(({ text }) => !seen.has(text))
}

const [checkout] = positionals
if (checkout === undefined)
  throw new Error('Give the folder of a checkout of strangetom/ingredient-parser.')
const peer = values.peer === undefined ? null : await loadPeer(values.peer)
const results: Record<string, Record<string, Share>> = {}
for (const [source, file] of Object.entries(sources)) {
  const csv = await readFile(path.join(checkout, 'train/data', file), 'utf8')
  const lines = chosen(readLabelled(csv))
  const readers = { larder: ours, ...(peer === null ? {} : { 'parse-ingredient': peer }) }
  for (const [reader, read] of Object.entries(readers)) {
    const { parts, wrong } = score(lines, read)
    results[source] ??= {}
    results[source][reader] = { right: parts.all, of: lines.length }
    const shares = Object.entries(parts).map(
      ([part, count]) => `${part} ${((100 * count) / lines.length).toFixed(1)} %`,
    )
    progress(
      `${source}, ${reader}, ${lines.length} lines, seed ${values.seed}: ${shares.join(', ')}`,
    )
    if (reader === 'larder') for (const each of wrong.slice(0, Number(values.wrong))) progress(each)
  }
}
if (values.json) process.stdout.write(`${JSON.stringify({ seed: Number(values.seed), results })}\n`)
