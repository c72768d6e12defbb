import { expect, test } from 'vitest'
import { measuredRow } from './row.ts'
import { markdownOf, type Summary, summarySchema, textOf } from './table.ts'

const summary = (load: number): Summary => ({
  title: 'Every budget of Larder',
  startedAt: '2026-01-02T03:04:05.678Z',
  machine: {
    processor: 'A processor',
    cores: 2,
    memoryGb: 4,
    node: 'v20',
    kernel: 'Linux 6',
    load,
  },
  parts: ['start', 'web'],
  rows: [
    measuredRow({
      part: 'start',
      what: 'start, the second time',
      ours: 1.25,
      unit: 's',
      peer: { name: 'PostgreSQL alone', value: 0.5 },
      limit: { atMost: 5 },
    }),
    measuredRow({
      part: 'web',
      what: '/: points',
      ours: 94,
      unit: 'points',
      limit: { atLeast: 95 },
    }),
    measuredRow({ part: 'web', what: '/: blocked', ours: 0, unit: 'ms', limit: { atMost: 120 } }),
    { part: 'matching', failed: 'no room | left' },
  ],
  missed: ['/: points'],
  failed: ['matching'],
})

test('a line for each figure, with what it is held to', () => {
  expect(textOf(summary(0.3))).toBe(
    `Every budget of Larder
A processor, 2 cores, 4 GB, Linux 6, Node v20; load average 0.3 at the start

what                    ours       peer                       limit        ratio
start, the second time  1.25 s     0.50 s (PostgreSQL alone)  ≤ 5 s        0.40 (peer ÷ ours)   kept
/: points               94 points  –                          ≥ 95 points  0.99 (ours ÷ limit)  MISSED
/: blocked              0 ms       –                          ≤ 120 ms     –                    kept
matching                failed     no room | left                                               FAILED`,
  )
})

test('Markdown keeps its columns, whatever a failure says', () => {
  const lines = markdownOf(summary(0.3)).split('\n')
  expect(lines[0]).toContain('Measured on 2026-01-02 by `npm run bench` (start, web)')
  expect(lines.at(-3)).toBe(
    '| /: points | 94 points | – | ≥ 95 points | 0.99 (ours ÷ limit) | **missed** |',
  )
  expect(lines.at(-1)).toBe('| matching | failed | no room \\| left |  |  | **failed** |')
})

test('other work on the machine is told', () => {
  expect(textOf(summary(1.1))).toContain('The machine had other work')
  expect(markdownOf(summary(1.1))).toContain('The machine had other work')
  expect(textOf(summary(1))).not.toContain('The machine had other work')
})

test('what was printed as JSON is read again', () => {
  expect(summarySchema.parse(JSON.parse(JSON.stringify(summary(0.3))))).toEqual(summary(0.3))
})
