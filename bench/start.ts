/**
 * `npm run bench:start [-- --json]`: how long `npm start` takes on a fresh clone, and how long the built server takes from
 * its start until it answers, on a folder that it has been started on before; beside it PostgreSQL alone on the same
 * folder. How to read it: docs/performance.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startCluster } from '#server/postgres/cluster.ts'
import { buildStale } from './build.ts'
import { startProcess } from '../tests/host/larder-process.ts'
import { timeFirstStart } from './first-start.ts'
import { progress, report } from './report.ts'
import { median } from './statistics.ts'

const starts = 5
const most = 5_000
/** Of these the median: npm may have to fetch its packages for the first. */
const firstStarts = 3
const mostOfFirst = 30_000

async function timeServer(dataDir: string): Promise<number> {
  const startedAt = performance.now()
  const larder = await startProcess(dataDir, {})
  const answer = await fetch(`${larder.address}/healthz`)
  const taken = performance.now() - startedAt
  await larder.end('SIGTERM')
  if (!answer.ok) throw new Error(`the server said ${answer.status}`)
  return taken
}

async function timePostgres(dataDir: string): Promise<number> {
  const startedAt = performance.now()
  const cluster = await startCluster({ dataDir, password: 'its own', log: () => undefined })
  const taken = performance.now() - startedAt
  await cluster.stop()
  return taken
}

const clones: number[] = []
for (let start = 1; start <= firstStarts; start++) {
  progress(`first start ${start} of ${firstStarts}`)
  clones.push(await timeFirstStart())
}
buildStale()
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-start-'))
try {
  const first = await timeServer(dataDir)
  const later: number[] = []
  const postgres: number[] = []
  for (let start = 1; start <= starts; start++) {
    progress(`start ${start} of ${starts}`)
    later.push(await timeServer(dataDir))
    postgres.push(await timePostgres(dataDir))
  }
  const conditions = `npm start of a fresh clone until it is ready, median of ${firstStarts}; the built server until /healthz answers, median of ${starts}; load average ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} processors`
  const figures = [
    {
      name: 'the first start, of a fresh clone',
      value: median(clones),
      unit: 'ms',
      atMost: mostOfFirst,
    },
    { name: 'the built server alone, on an empty folder', value: first, unit: 'ms' },
    { name: 'the second start', value: median(later), unit: 'ms', atMost: most },
    { name: 'PostgreSQL alone', value: median(postgres), unit: 'ms' },
  ] as const
  report('Starting', conditions, figures, {
    firstStart: median(clones),
    secondStart: median(later),
    postgres: median(postgres),
  })
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
