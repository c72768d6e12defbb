/**
 * `npm test`: everything that must hold before a change lands, and one summary line at the end. Each
 * step is a command of its own, so that what failed can be run alone. Plain JavaScript with Node's
 * own modules: it also runs where nothing is installed yet.
 */
import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { installMissing } from './install.mjs'
import { root } from './build.mjs'

const results = path.join(root, 'test-results')

/** @type {{ name: string, command: string[], report?: string }[]} */
const steps = [
  { name: 'types: domain', command: ['tsc', '-p', 'domain'] },
  { name: 'types: server, catalogue, tests', command: ['tsc', '-p', '.'] },
  { name: 'types: web', command: ['tsc', '-p', 'web'] },
  { name: 'types: journeys', command: ['tsc', '-p', 'tests/journeys'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'import rules', command: ['tsx', 'scripts/check-imports.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'licences', command: ['tsx', 'scripts/third-party.ts', '--check'] },
  { name: 'build', command: ['node', 'scripts/build.mjs'] },
  { name: 'generated types', command: ['tsx', 'scripts/generate-types.ts', '--check'] },
  { name: 'database lints', command: ['tsx', 'scripts/lint-database.ts'] },
  { name: 'weight', command: ['tsx', 'bench/weight.ts'] },
  {
    name: 'tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile=test-results/vitest.json',
    ],
    report: 'vitest.json',
  },
  { name: 'journeys', command: ['playwright', 'test'], report: 'journeys.json' },
]

function run([command = '', ...args]) {
  return new Promise((resolve) => {
    const bin = path.join(root, 'node_modules', '.bin')
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** How many tests a step ran, as its own report counts them: one that ran nothing has not passed. */
async function countTests(report) {
  const text = await readFile(path.join(results, report), 'utf8').catch(() => '{}')
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    testResults = [],
    stats,
    suites,
  } = JSON.parse(text)
  if (stats === undefined) {
    const failures = testResults.flatMap(failedTests)
    return { passed: numPassedTests, failed: numFailedTests, failures }
  }
  const failures = suites.flatMap(failedJourneys)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures }
}

function failedTests({ name, message, assertionResults }) {
  const file = path.relative(root, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const told = failed.map((test) => ({
    title: `${file} › ${test.fullName}`,
    why: test.failureMessages[0],
  }))
  return message ? [{ title: file, why: message }, ...told] : told
}

function failedJourneys({ file, specs = [], suites = [] }) {
  const told = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => ({
      title: `${file} › ${title}`,
      why: tests[0]?.results.at(-1)?.error?.message,
    }))
  return [...told, ...suites.flatMap(failedJourneys)]
}

/** The end of a long output is what is read: it names what failed, and begins to say why. */
function tellFailure({ title, why = '' }) {
  const start = stripVTControlCharacters(why).split('\n').slice(0, 12).join('\n    ')
  process.stdout.write(`\n✗ ${title}\n    ${start}\n`)
}

await installMissing()
await rm(results, { recursive: true, force: true })
const total = { passed: 0, failed: 0 }
const broken = []
const failures = []
const only = process.argv.slice(2)
for (const { name, command, report } of steps) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue
  const startedAt = performance.now()
  process.stdout.write(`\n— ${name}\n`)
  const works = await run(command)
  const counted =
    report === undefined ? { passed: 0, failed: 0, failures: [] } : await countTests(report)
  const holds = works && counted.failed === 0 && (report === undefined || counted.passed > 0)
  total.passed += counted.passed + (report === undefined && holds ? 1 : 0)
  total.failed += counted.failed + (!holds && counted.failed === 0 ? 1 : 0)
  if (!holds) broken.push(name)
  failures.push(...counted.failures)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`${holds ? '✓' : '✗'} ${name} (${seconds} s)\n`)
}
failures.forEach(tellFailure)
if (broken.length > 0) process.stdout.write(`\nBroken: ${broken.join(', ')}\n`)
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = broken.length === 0 ? 0 : 1
