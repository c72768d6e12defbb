/**
 * Steps that are commands of their own: what `npm test`, `npm run check` and `npm run test:long` have in common. Plain JavaScript with
 * Node's own modules: it also runs where nothing is installed yet.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from './build.mjs'

/**
 * @typedef {{ name: string, command: string[], env?: Record<string, string>, alone?: boolean, after?: string[] }} Step
 *   An empty command is one that is missing, and fails. `alone`: nothing runs beside it, and its output is seen as it comes.
 *   `after`: the names of the steps that end before it starts, where they run at all.
 */

/**
 * The types of one project, read by the native compiler; its JavaScript forerunner, which the import rules read with, takes
 * three times as long.
 *
 * @param {string} name
 * @param {string} project its folder
 * @returns {Step}
 */
export const typesOf = (name, project) => ({
  name: `types: ${name}`,
  command: ['node', 'node_modules/typescript-native/bin/tsc', '-p', project],
})

/**
 * @param {Step} step with the packages' own commands on the path
 * @param {('inherit' | 'pipe')[]} stdio of stdout and stderr; what is piped is kept
 * @returns {Promise<{ works: boolean, output: string }>}
 */
function run({ command: [command, ...args], env }, stdio) {
  return new Promise((resolve) => {
    if (command === undefined) return resolve({ works: false, output: '' })
    const bin = path.join(root, 'node_modules', '.bin')
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['inherit', ...stdio],
      shell: process.platform === 'win32',
      env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', () => resolve({ works: false, output }))
    child.on('close', (code) => resolve({ works: code === 0, output }))
  })
}

/**
 * Runs the steps, prints the output of each whole, and returns how each went, in the order given.
 *
 * @template {Step} Kind, @template Verdict
 * @param {readonly Kind[]} steps
 * @param {(step: Kind, result: { works: boolean, output: string }) => Promise<Verdict & { holds: boolean }>} judge
 * @param {{ only?: string[], isCaptured?: boolean, atOnce?: number, write?: (text: string) => unknown }} options `only` picks the
 *   steps with one of these words in their names; `isCaptured` keeps standard output for the judge instead of showing it
 */
export async function runSteps(steps, judge, options = {}) {
  const { only = [], isCaptured = false, atOnce = 1 } = options
  const { write = (text) => process.stdout.write(text) } = options
  const chosen = steps.filter(({ name }) => {
    return only.length === 0 || only.some((word) => name.includes(word))
  })
  const names = new Set(chosen.map(({ name }) => name))
  const done = new Map()
  const running = new Map()
  const isReady = ({ after = [] }) => after.every((name) => !names.has(name) || done.has(name))

  async function take(step) {
    const startedAt = performance.now()
    const isSeen = step.alone || atOnce === 1
    if (isSeen) write(`\n— ${step.name}\n`)
    const result = await run(
      step,
      isSeen ? [isCaptured ? 'pipe' : 'inherit', 'inherit'] : ['pipe', 'pipe'],
    )
    const verdict = await judge(step, result)
    const seconds = (performance.now() - startedAt) / 1000
    if (!isSeen) write(`\n— ${step.name}\n${result.output}`)
    write(`${verdict.holds ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)\n`)
    done.set(step.name, { name: step.name, seconds, ...verdict })
    running.delete(step.name)
  }

  const waiting = [...chosen]
  while (waiting.length > 0 || running.size > 0) {
    const at = waiting.findIndex((step) => isReady(step) && (!step.alone || running.size === 0))
    const isFree = running.size < atOnce && ![...running.values()].some(({ step }) => step.alone)
    if (isFree && at >= 0) {
      const [step] = waiting.splice(at, 1)
      running.set(step.name, { step, ended: take(step) })
    } else if (running.size > 0) {
      await Promise.race([...running.values()].map(({ ended }) => ended))
    } else {
      throw new Error(
        `These steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`,
      )
    }
  }
  return chosen.map(({ name }) => done.get(name))
}
