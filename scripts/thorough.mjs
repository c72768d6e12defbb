/**
 * `npm run test:random [-- --json]`: every test that takes its count from domain/testing/times.ts, with the large count. With
 * `--json` the figures alone are on stdout.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from './build.mjs'

const isJson = process.argv.includes('--json')
const report = path.join(root, 'test-results', 'random.json')
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')

await rm(report, { force: true })
const args = ['related', '--run', 'domain/testing/times.ts']
const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
const tests = spawn(process.execPath, [vitest, ...args, ...reporters], {
  cwd: root,
  env: { ...process.env, LARDER_THOROUGH: '1' },
  // The list of tests is progress, not the figures.
  stdio: ['ignore', isJson ? 2 : 'inherit', 'inherit'],
})
const [code] = await once(tests, 'exit')
const text = await readFile(report, 'utf8').catch(() => '{}')
const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = JSON.parse(text)
if (isJson) process.stdout.write(`${JSON.stringify({ passed, failed })}\n`)
process.exitCode = code === 0 && passed > 0 ? 0 : 1
