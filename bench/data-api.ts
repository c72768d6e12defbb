/**
 * `npm run bench:data-api [-- --json]`: what the data API loses by going through our server. The same
 * requests go to the built server and to the bare PostgREST behind it on its Unix socket, in turns, so
 * that what else the machine does falls on both. How to read it: docs/bench.md.
 */
import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { buildStale } from './build.ts'
import { startLarderProcess } from '../tests/support/larder-process.ts'
import type { LoadJob, LoadResult } from './data-api/job.ts'
import { fillKitchen } from './data-api/kitchen.ts'
import { runLoad } from './data-api/run-load.ts'
import { type Figure, progress, report } from './report.ts'
import { median } from './statistics.ts'

const connections = 50
const milliseconds = 5_000
const rounds = 3
const pantryRows = 40

/** PostgREST's socket lies in the folder that the running server has noted. */
function socketOf(dataDir: string): string {
  const records = path.join(dataDir, 'run')
  const [file = ''] = readdirSync(records)
  const record: unknown = JSON.parse(readFileSync(path.join(records, file), 'utf8'))
  const { folder } = z.object({ folder: z.string() }).parse(record)
  return path.join(folder, 'postgrest.sock')
}

async function compare(
  name: string,
  address: string,
  socketPath: string,
  query: string,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const { hostname, port } = new URL(address)
  const expected = await fetch(`${address}/rest/v1${query}`, { headers })
  const bytes = (await expected.arrayBuffer()).byteLength
  const job = { headers, bytes, connections, milliseconds }
  const ours: LoadJob = {
    ...job,
    target: { host: hostname, port: Number(port) },
    path: `/rest/v1${query}`,
  }
  const bare: LoadJob = { ...job, target: { socketPath }, path: query }
  const throughUs: LoadResult[] = []
  const direct: LoadResult[] = []
  for (let round = 1; round <= rounds; round++) {
    progress(`${name}, round ${round} of ${rounds}`)
    throughUs.push(await runLoad(ours))
    direct.push(await runLoad(bare))
  }
  const ratios = throughUs.map(
    ({ perSecond }, round) => perSecond / (direct[round]?.perSecond ?? NaN),
  )
  return [
    ...figuresOf(`${name}, through Larder`, throughUs),
    ...figuresOf(`${name}, bare PostgREST`, direct),
    { name: `${name}, Larder to bare`, value: median(ratios), unit: '×', atLeast: 0.8 },
  ]
}

function figuresOf(name: string, results: readonly LoadResult[]): Figure[] {
  return [
    { name, value: median(results.map(({ perSecond }) => perSecond)), unit: 'requests/s' },
    { name: `${name}: p50`, value: median(results.map(({ p50 }) => p50)), unit: 'ms' },
    { name: `${name}: p99`, value: median(results.map(({ p99 }) => p99)), unit: 'ms' },
  ]
}

buildStale('catalogue', 'server')
const larder = await startLarderProcess()
try {
  const { address, dataDir } = larder
  const socket = socketOf(dataDir)
  const { headers, userId } = await fillKitchen(address, pantryRows)
  // Without any token: what is left between the two is the way through our server alone.
  const { authorization: _token, ...visitor } = headers
  const pantry = `/pantry_items?select=*&user_id=eq.${userId}&order=created_at.desc`
  const figures = [
    ...(await compare(
      `a pantry of ${pantryRows} rows, signed in`,
      address,
      socket,
      pantry,
      headers,
    )),
    ...(await compare(
      'a recipe, by a visitor',
      address,
      socket,
      '/recipes?select=*&id=eq.1',
      visitor,
    )),
  ]
  const conditions = `${connections} connections, ${rounds} rounds of ${milliseconds / 1000} s in turns, medians; the load shares the machine; load average ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} processors`
  report('The data API', conditions, figures)
} finally {
  await larder.stop()
}
