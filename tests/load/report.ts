import type { LoadResult, Times } from './job.ts'
import type { memoryTrends } from './memory.ts'

interface Conditions {
  load: number
  processors: number
  lateness: number | null
}

/** For a person: a line for each kind of request, what failed, and a line for each process's memory. */
export function linesOf(
  { all, kinds, failures, lateness }: LoadResult,
  memory: ReturnType<typeof memoryTrends>,
  limit: number,
  { load, processors }: Conditions,
): string[] {
  const row = (name: string, { requests, errors, p50, p95, p99, max }: Times) =>
    [name.padEnd(26), ...[requests, errors, p50, p95, p99, max].map(cell)].join('')
  const names = Object.entries(kinds).toSorted(([, left], [, right]) => {
    return (right.p99 ?? 0) - (left.p99 ?? 0)
  })
  return [
    `${''.padEnd(26)}${['requests', 'errors', 'p50', 'p95', 'p99', 'max'].map(cell).join('')}`,
    ...names.map(([name, times]) => row(name, times)),
    row('all', all),
    `milliseconds; p99 must be below ${limit}, and no request may fail`,
    `sent ${lateness} ms late at p99; load average ${load.toFixed(1)} before, ${processors} processors`,
    ...Object.entries(failures).map(([why, times]) => `${times} × ${why}`),
    '',
    ...(memory === null
      ? ['memory: this system does not tell']
      : Object.entries(memory).map(
          ([name, { from, to, perDay, perDayAtLeast, isFlat }]) =>
            `${name.padEnd(13)} ${from} → ${to} MB; a day ${perDay} MB, at least ${perDayAtLeast}${isFlat ? '' : ' NOT FLAT'}`,
        )),
  ]
}

const cell = (value: number | string | null): string => String(value ?? '–').padStart(9)
