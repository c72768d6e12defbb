import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { root } from './build.mjs'

const folder = path.join('test-results', 'traces')
const most = 10

/**
 * Runs journeys that have failed once more with a trace, and names the traces. How they end this time counts for nothing.
 *
 * @param {readonly string[]} places each a file below tests/journeys and a line
 */
export async function recordJourneys(places) {
  if (places.length === 0) return
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const journeys = places.slice(0, most).map((place) => `tests/journeys/${place}`)
  const options = ['--trace=on', `--output=${folder}`, '--reporter=line']
  const recording = spawn(process.execPath, [playwright, 'test', ...journeys, ...options], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(recording, 'exit')
  if (!existsSync(path.join(root, folder))) return
  const files = await readdir(path.join(root, folder), { recursive: true })
  const traces = files.filter((file) => path.basename(file) === 'trace.zip').toSorted()
  process.stdout.write('\nRecorded in a second run:\n')
  for (const file of traces) {
    process.stdout.write(`npx playwright show-trace ${path.join(folder, file)}\n`)
  }
}
