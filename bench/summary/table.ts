import { z } from 'zod'
import { formatNumber } from '#domain/format-number.ts'
import { machineLine, machineSchema, quietLoad } from './machine.ts'
import { type Row, rowSchema } from './row.ts'

/** What `npm run bench -- --json` prints. A limit that is missed stands in `missed`, a part without figures in `failed`. */
export const summarySchema = z.object({
  title: z.string(),
  /** ISO 8601. */
  startedAt: z.string(),
  machine: machineSchema,
  parts: z.array(z.string()),
  rows: z.array(rowSchema),
  missed: z.array(z.string()),
  failed: z.array(z.string()),
})
export type Summary = z.infer<typeof summarySchema>

const heads = ['what', 'ours', 'peer', 'limit', 'ratio', '']

function cellsOf(row: Row): string[] {
  if ('failed' in row) return [row.part, 'failed', row.failed, '', '', 'FAILED']
  const { what, ours, unit, peer, limit, ratio, kept } = row
  const measured = (value: number) => `${shown(value)} ${unit}`.trimEnd()
  const bound = 'atMost' in limit ? `≤ ${measured(limit.atMost)}` : `≥ ${measured(limit.atLeast)}`
  return [
    what,
    measured(ours),
    peer === null ? '–' : `${measured(peer.value)} (${peer.name})`,
    bound,
    ratio === null ? '–' : `${shown(ratio.value)} (${ratio.of})`,
    kept ? 'kept' : 'MISSED',
  ]
}

function shown(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1_000) return formatNumber(Math.round(value))
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1)
}

const warning = ({ machine }: Summary): string[] =>
  machine.load > quietLoad
    ? ['The machine had other work: times are too long by what it took.']
    : []

/** For a terminal. */
export function textOf(summary: Summary): string {
  const rows = [heads, ...summary.rows.map(cellsOf)]
  const widths = heads.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  )
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [summary.title, machineLine(summary.machine), ...warning(summary), '', ...lines].join('\n')
}

/** For docs/performance.md. */
export function markdownOf(summary: Summary): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  const bold = (cells: string[]) =>
    cells.map((cell) => (/^[A-Z]{6}$/.test(cell) ? `**${cell.toLowerCase()}**` : cell))
  return [
    `Measured on ${summary.startedAt.slice(0, 10)} by \`npm run bench\` (${summary.parts.join(', ')}): ${machineLine(summary.machine)}.`,
    ...warning(summary),
    '',
    line(heads),
    line(heads.map(() => '---')),
    ...summary.rows.map((row) => line(bold(cellsOf(row)))),
  ].join('\n')
}
