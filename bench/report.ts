/** One figure and what it may be; a figure without a budget is shown for comparison. */
export interface Figure {
  name: string
  value: number
  unit: 'ms' | 'kB' | '' | 'requests/s' | '×'
  atMost?: number
  atLeast?: number
}

export function holds({ value, atMost = Infinity, atLeast = -Infinity }: Figure): boolean {
  return value <= atMost && value >= atLeast
}

/** For a person: one line a figure, with its budget and whether it holds. */
export function linesOf(figures: readonly Figure[]): string[] {
  const width = Math.max(...figures.map(({ name }) => name.length))
  return figures.map((figure) => {
    const { name, value, unit, atMost, atLeast } = figure
    const shown = `${name.padEnd(width)}  ${rounded(value)} ${unit}`.trimEnd()
    const budget = atMost === undefined ? atLeast : atMost
    if (budget === undefined) return shown
    const bound = atMost === undefined ? 'at least' : 'at most'
    return `${shown} (${bound} ${budget}${holds(figure) ? '' : ', MISSED'})`
  })
}

function rounded(value: number): string {
  if (value === 0) return '0'
  return value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 200 ? 1 : 0)
}

/**
 * Writes the figures to standard output: lines, or with `--json` one JSON object alone, with `more`
 * in it. The exit code is 1 where a budget is missed.
 */
export function report(
  title: string,
  conditions: string,
  figures: readonly Figure[],
  more: Readonly<Record<string, unknown>> = {},
): void {
  const missed = figures.filter((figure) => !holds(figure)).map(({ name }) => name)
  const text = process.argv.includes('--json')
    ? JSON.stringify({ title, conditions, missed, figures, ...more })
    : [title, conditions, '', ...linesOf(figures)].join('\n')
  process.stdout.write(`${text}\n`)
  process.exitCode = missed.length > 0 ? 1 : 0
}

/** What happens meanwhile: not on standard output, which is the report's alone. */
export function progress(line: string): void {
  process.stderr.write(`${line}\n`)
}
