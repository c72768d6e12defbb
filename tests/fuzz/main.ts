/**
 * `npm run test:fuzz -- --seed 1 [--inputs 10000] [--only 17] [--json]`: bad inputs to every part of a running
 * server, each made from its seed and its index alone. `--only` repeats one of them. Ends with 1 where an answer
 * is not as it must be (judge.ts), with the request and the answer of each.
 */
import { parseArgs } from 'node:util'
import { startLarderProcess } from '../support/larder-process.ts'
import { mostGrowth, runFuzz, type Failure } from './run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    inputs: { type: 'string', default: '10000' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
const count = Number(values.inputs)
const indexes =
  values.only === undefined ? Array.from({ length: count }, (_, at) => at) : [Number(values.only)]
const tell = (line: string) => process.stderr.write(`${line}\n`)

function describe({ index, faults, request, answer }: Failure): string {
  const title = index === undefined ? '\n✗ the server' : `\n✗ --seed ${seed} --only ${index}`
  return [title, ...faults.map((fault) => `  ${fault}`), request, '→', answer].join('\n')
}

const larder = await startLarderProcess()
const startedAt = performance.now()
try {
  const { failures, statuses, slowest, memory } = await runFuzz(larder, {
    seed,
    indexes,
    progress: (done, failed) => tell(`${done} of ${indexes.length}, ${failed} failures`),
  })
  for (const failure of failures.slice(0, 50)) tell(describe(failure))
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10
  const { before, after } = memory
  const spread = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
  tell(`\nanswers by status: ${spread.join(', ')}; slowest ${Math.round(slowest)} ms`)
  tell(
    `memory of the server ${before.server} → ${after.server} MB (may grow by ${mostGrowth.server}), of the data API ${before.dataApi} → ${after.dataApi} MB (by ${mostGrowth.dataApi})`,
  )
  const figures = { seed, inputs: indexes.length, failures: failures.length, seconds }
  process.stdout.write(
    values.json
      ? `${JSON.stringify(figures)}\n`
      : `${indexes.length} inputs of seed ${seed} in ${seconds} s: ${failures.length} failures\n`,
  )
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await larder.stop()
}
