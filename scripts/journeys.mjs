/**
 * `npm run test:journeys -- [embedded|own-database|fleet] [FILE…] [--json]`: the journeys against one way of running
 * Larder; tests/journeys/hosts.ts has them. With `--json` the figures alone are on stdout.
 */
import './node-version.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildStale, root, toRun } from './build.mjs'
import { keepTemporaryFilesInMemory } from './scratch.mjs'

const hosts = ['embedded', 'own-database', 'fleet']
const report = path.join(root, 'test-results', 'journeys.json')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
})
const [host = 'embedded', ...files] = positionals
if (!hosts.includes(host)) {
  process.stderr.write(`There is no host named ${host}: ${hosts.join(', ')}.\n`)
  process.exit(2)
}
if (!values.json) await buildStale([...toRun, 'covers'])
await rm(report, { force: true })
await keepTemporaryFilesInMemory()
const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
const journeys = spawn(process.execPath, [playwright, 'test', ...files], {
  cwd: root,
  env: { ...process.env, LARDER_JOURNEYS: host, LARDER_THOROUGH: '1' },
  // The list of journeys is progress, not the figures.
  stdio: ['ignore', values.json ? 2 : 'inherit', 'inherit'],
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => journeys.kill(signal))
const [code] = await once(journeys, 'exit')

const { stats } = JSON.parse(await readFile(report, 'utf8').catch(() => '{"stats":{}}'))
const { expected = 0, flaky = 0, skipped = 0, unexpected = 0, duration = 0 } = stats
const figures = { host, passed: expected, flaky, skipped, failed: unexpected }
if (values.json) {
  process.stdout.write(`${JSON.stringify({ ...figures, seconds: Math.round(duration / 1000) })}\n`)
}
process.exitCode = code === 0 && expected > 0 ? 0 : 1
