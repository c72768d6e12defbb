/**
 * `npm run test:long [-- WORD…]`: the proofs that take too long for `npm test`, one after another, and one table of their figures at the
 * end. A word picks steps. Each is a command of its own that prints one JSON object and exits with 1 where what it proves does not hold.
 */
import './node-version.mjs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buildStale, root, toRun } from './build.mjs'
import { installMissing } from './install.mjs'
import { runSteps } from './steps.mjs'

/** In the order of their length; what is named here and not in package.json fails. */
const proofs = [
  { name: 'secrets of the history', command: ['tsx', 'scripts/scan-secrets.ts', '--history'] },
  { name: 'dependencies', command: ['tsx', 'scripts/audit-dependencies.ts'] },
  { name: 'random suites', script: 'test:random' },
  { name: 'diets', script: 'test:diets' },
  { name: 'access', script: 'test:access' },
  { name: 'fuzz', script: 'test:fuzz' },
  { name: 'tools', script: 'test:tools' },
  { name: 'tools, fences broken', command: ['tsx', 'tests/tools/main.ts', '--broken'] },
  { name: 'households, fences broken', command: ['tsx', 'tests/household/main.ts', '--broken'] },
  { name: 'upgrades', script: 'test:upgrades' },
  { name: 'abuse', script: 'test:abuse' },
  { name: 'crash', script: 'test:crash' },
  { name: 'journeys, own database', command: ['node', 'scripts/journeys.mjs', 'own-database'] },
  { name: 'journeys, fleet', command: ['node', 'scripts/journeys.mjs', 'fleet'] },
  {
    name: 'households',
    command: ['tsx', 'tests/household/main.ts', '--interleavings', '100000'],
  },
  { name: 'load', script: 'test:load' },
  { name: 'proxies', script: 'test:proxies' },
  { name: 'fleet', script: 'test:fleet' },
  { name: 'access, mutated', script: 'test:access:mutate' },
]

/** What must hold, as docs/reliability.md has it. */
const limits = {
  'secrets of the history': 'no finding',
  dependencies: 'licences allowed, nothing known that is moderate or worse',
  'random suites': 'all pass, with the large counts',
  diets: 'nothing falsely safe, ≥ 95 % of what is known decided',
  access: 'no leak',
  fuzz: 'no failure in 10,000 inputs',
  tools: '10,000 hostile sequences: no leak, nothing unconfirmed, nothing against a diet',
  'tools, fences broken': 'each broken fence is found',
  upgrades: 'every earlier schema, nothing lost',
  abuse: 'p99 of the others < 500 ms, no error',
  crash: 'nothing acknowledged lost, up again in < 5 s',
  'journeys, own database': 'all pass',
  'journeys, fleet': 'all pass',
  'households, fences broken': 'each broken fence is found',
  households: '100,000 interleavings: none diverged, nothing lost, nothing leaked',
  load: 'p99 < 250 ms, no error, memory flat',
  proxies: 'HAProxy and nginx as shipped: no read fails in an update, no script is nowhere',
  fleet: 'no request fails in a restart, no read in a kill, nothing acknowledged lost',
  'access, mutated': '≥ 95 % noticed; comments, profiles, billing all',
}

/** The figures of a proof in one line: what is no list and no table of its own, and how long the lists are. */
function figuresIn(output) {
  let report
  try {
    report = JSON.parse(output)
  } catch {
    return undefined
  }
  return Object.entries(report)
    .map(([name, value]) => [name, Array.isArray(value) ? value.length : value])
    .filter(([, value]) => value === null || typeof value !== 'object')
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}

async function judge({ script }, { works, output }) {
  const figures = figuresIn(output)
  const missing = script === undefined || script in scripts ? 'no figures' : `no script ${script}`
  return { holds: works && figures !== undefined, figures: figures ?? missing }
}

function tableOf(done) {
  const head = ['proof', 'holds', 'seconds', 'figures', 'limit']
  const rows = done.map(({ name, holds, seconds, figures }) => {
    return [name, holds ? 'yes' : 'NO', seconds.toFixed(0), figures, limits[name]]
  })
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)))
  return [head, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd(),
  )
}

await installMissing()
await buildStale([...toRun, 'covers'])
const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
const steps = proofs.map(({ name, script, command = scripts[script]?.split(' ') ?? [] }) => {
  return { name, script, command: command.length === 0 ? [] : [...command, '--json'] }
})
const done = await runSteps(steps, judge, { only: process.argv.slice(2), isCaptured: true })
process.stdout.write(`\n${tableOf(done).join('\n')}\n`)
const broken = done.filter(({ holds }) => !holds)
process.stdout.write(`\n${done.length - broken.length} hold, ${broken.length} do not\n`)
process.exitCode = broken.length === 0 && done.length > 0 ? 0 : 1
