/**
 * Steps that are commands of their own, run one after another: what `npm test` and `npm run test:long` have in common. Plain JavaScript
 * with Node's own modules: it also runs where nothing is installed yet.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './build.mjs'

/** @typedef {{ name: string, command: string[] }} Step An empty command is one that is missing, and fails. */

/**
 * @param {string[]} command with the packages' own commands on the path
 * @param {boolean} isKept whether what it writes to standard output is kept instead of shown
 * @returns {Promise<{ works: boolean, output: string }>}
 */
function run([command, ...args], isKept) {
  return new Promise((resolve) => {
    if (command === undefined) return resolve({ works: false, output: '' })
    const bin = path.join(root, 'node_modules', '.bin')
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', isKept ? 'pipe' : 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.on('error', () => resolve({ works: false, output }))
    child.on('close', (code) => resolve({ works: code === 0, output }))
  })
}

/**
 * Runs the steps and says of each how it went.
 *
 * @template {Step} Kind, @template Verdict
 * @param {readonly Kind[]} steps
 * @param {(step: Kind, result: { works: boolean, output: string }) => Promise<Verdict & { holds: boolean }>} judge
 * @param {{ only?: string[], isKept?: boolean }} options `only` picks the steps with one of these words in their names
 */
export async function runSteps(steps, judge, { only = [], isKept = false } = {}) {
  const done = []
  for (const step of steps) {
    if (only.length > 0 && !only.some((word) => step.name.includes(word))) continue
    const startedAt = performance.now()
    process.stdout.write(`\n— ${step.name}\n`)
    const verdict = await judge(step, await run(step.command, isKept))
    const seconds = (performance.now() - startedAt) / 1000
    process.stdout.write(`${verdict.holds ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)\n`)
    done.push({ name: step.name, seconds, ...verdict })
  }
  return done
}
