/**
 * `npm run bench [-- --only web,matching] [--json | --markdown]`: every budget in one table, measured by the commands of
 * docs/bench.md one after the other. `--from <file>` shows what an earlier run printed with `--json`. The exit code is 1 where a
 * limit is missed or a part failed.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { buildStale } from './build.ts'
import { progress } from './report.ts'
import { machineLine, quietLoad, thisMachine } from './summary/machine.ts'
import { parts } from './summary/parts.ts'
import { isMissed, type Row } from './summary/row.ts'
import { runPart } from './summary/run-part.ts'
import { markdownOf, type Summary, summarySchema, textOf } from './summary/table.ts'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    from: { type: 'string' },
    json: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
  },
})

async function measure(only: string | undefined): Promise<Summary> {
  const names = only?.split(',') ?? parts.map(({ name }) => name)
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `--only takes ${parts.map(({ name }) => name).join(', ')}, not ${unknown.join(', ')}`,
    )
  }
  const machine = thisMachine()
  buildStale()
  const startedAt = new Date().toISOString()
  progress(machineLine(machine))
  if (machine.load > quietLoad) progress('Other work is being done here: times will be too long.')
  const rows: Row[] = []
  for (const part of parts.filter(({ name }) => names.includes(name))) {
    progress(`${part.name} …`)
    rows.push(...(await runPart(part)))
  }
  return {
    title: 'Every budget of Larder',
    startedAt,
    machine,
    parts: names,
    rows,
    missed: rows.flatMap((row) => ('what' in row && isMissed(row) ? [row.what] : [])),
    failed: rows.flatMap((row) => ('failed' in row ? [row.part] : [])),
  }
}

const summary =
  options.from === undefined
    ? await measure(options.only)
    : summarySchema.parse(JSON.parse(await readFile(options.from, 'utf8')))
const text = options.json
  ? JSON.stringify(summary)
  : options.markdown
    ? markdownOf(summary)
    : textOf(summary)
process.stdout.write(`${text}\n`)
process.exitCode = summary.missed.length + summary.failed.length > 0 ? 1 : 0
