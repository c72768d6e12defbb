/**
 * `npm run test:load [-- --seconds 300 --rate 100 --cooks 200 --seed 1 --json]`: mixed work on the built server, as visitors
 * and cooks give it, and what its processes keep in memory. Fails where one request in a hundred takes longer than 250 ms, where
 * one fails, or where memory is not flat (judged from 10,000 requests on). docs/reliability.md says how to read it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { catalogueFile } from '#catalogue/catalogue-file.ts'
import { progress } from '../../bench/report.ts'
import { type LarderProcess, startProcess } from '../host/larder-process.ts'
import { createCooks } from './cooks.ts'
import { type LoadJob, type LoadResult, loadResultSchema } from './job.ts'
import { memoryTrends, type MemorySample, sampleMemory } from './memory.ts'
import { linesOf } from './report.ts'

const limit = 250
const root = path.join(import.meta.dirname, '../..')
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    rate: { type: 'string', default: '100' },
    cooks: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
const wanted = z.object({
  seconds: z.coerce.number().min(5),
  rate: z.coerce.number().positive(),
  cooks: z.coerce.number().int().min(1).max(10_000),
  seed: z.coerce.number().int(),
})
const { seconds, rate, cooks: cookCount, seed } = wanted.parse(options)
/** A fresh server compiles its code and its plans of queries first. */
const warmUpSeconds = Math.min(60, Math.ceil(seconds / 3))
const samples = 40
/** With fewer requests before and while memory is looked at, PostgreSQL's connections are still at their beginning. */
const leastToJudge = 10_000

async function createJob(address: string): Promise<LoadJob> {
  const web = path.join(root, 'dist', 'web')
  const [built, settings, assets, covers] = await Promise.all([
    readFile(path.join(root, 'catalogue', 'build', 'catalogue.json'), 'utf8'),
    (await fetch(`${address}/larder.json`)).json(),
    readdir(path.join(web, 'assets')),
    readdir(path.join(web, 'covers')),
  ])
  const file = catalogueFile.parse(JSON.parse(built))
  const { publicKey } = z.object({ publicKey: z.string() }).parse(settings)
  const files = assets
    .filter((name) => /\.(js|css|woff2)$/.test(name))
    .map((name) => `/assets/${name}`)
  // The server packs each file once and keeps it: that is no growth under load.
  const asBrowser = { headers: { 'accept-encoding': 'br' } }
  for (const each of files) await (await fetch(`${address}${each}`, asBrowser)).arrayBuffer()
  progress(`${cookCount} cooks`)
  const people = await createCooks(address, publicKey, file, cookCount, seed)
  return {
    ...people,
    address,
    publicKey,
    rate,
    warmUpSeconds,
    seconds,
    seed,
    assets: files,
    covers: covers.filter((name) => !name.includes('-large')).map((name) => `/covers/${name}`),
    recipes: file.recipes.filter(({ is_premium }) => !is_premium).map(({ id }) => id),
  }
}

async function runLoad(job: LoadJob, whileRunning: () => Promise<void>): Promise<LoadResult> {
  const program = fileURLToPath(new URL('load.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(job))
  const ended = once(child, 'exit')
  const output = text(child.stdout)
  await whileRunning().finally(() => (child.exitCode === null ? undefined : child.kill()))
  await ended
  if (child.exitCode !== 0) throw new Error('the load failed')
  return loadResultSchema.parse(JSON.parse(await output))
}

/** Looks at the memory again and again after the warm-up, until the load is over. */
async function watchMemory(larder: LarderProcess, dataDir: string): Promise<MemorySample[]> {
  const taken: MemorySample[] = []
  const beginning = performance.now()
  const elapsed = () => (performance.now() - beginning) / 1_000
  for (let number = 0; number <= samples; number++) {
    const at = warmUpSeconds + (number / samples) * seconds
    await pause(Math.max(0, at - elapsed()) * 1_000)
    const sample = await sampleMemory(larder, dataDir, elapsed())
    if (sample === undefined) return []
    taken.push(sample)
    if (number % 10 === 0) progress(`${Math.round(elapsed())} s of ${warmUpSeconds + seconds}`)
  }
  return taken
}

const builder = path.join(root, 'scripts', 'build.mjs')
const built = spawnSync(process.execPath, [builder], { stdio: ['ignore', 2, 2] })
if (built.status !== 0) throw new Error('it could not be built')
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'larder-load-'))
const probe = new URL('probe.mjs', import.meta.url).href
const larder = await startProcess(
  dataDir,
  // Each cook calls from an address of their own, which a proxy in front would tell.
  { TRUSTED_PROXIES: '127.0.0.1,::1', NODE_OPTIONS: `--import ${probe}` },
)
// Whoever ends it early leaves nothing running either.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void larder.end('SIGTERM').finally(() => process.exit(1)))
}
try {
  const job = await createJob(larder.address)
  const load = os.loadavg()[0] ?? 0
  progress(`${rate} requests/s for ${warmUpSeconds} s, which are not counted, and ${seconds} s`)
  let taken: MemorySample[] = []
  const result = await runLoad(job, async () => {
    taken = await watchMemory(larder, dataDir)
  })
  const memory = memoryTrends(taken)
  const { requests, errors, p50, p95, p99, max } = result.all
  const isQuick = errors === 0 && p99 !== null && p99 < limit
  const isJudged = memory !== null && rate * (warmUpSeconds + seconds) >= leastToJudge
  const isFlat = !isJudged || Object.values(memory).every((each) => each.isFlat)
  const figures = { rate, seconds, requests, errors, p50, p95, p99, max, limit, memory }
  const conditions = { load, processors: os.availableParallelism(), lateness: result.lateness }
  const { kinds, failures } = result
  process.stdout.write(
    options.json
      ? `${JSON.stringify({ ...figures, ...conditions, kinds, failures, samples: taken })}\n`
      : `${linesOf(result, memory, limit, conditions).join('\n')}\n`,
  )
  process.exitCode = isQuick && isFlat ? 0 : 1
} finally {
  await larder.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
