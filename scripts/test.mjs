/**
 * `npm test`: everything that must hold before a change lands, and one summary line at the end. Each
 * step is a command of its own, so that what failed can be run alone; they go side by side, and the
 * tests alone. Plain JavaScript with Node's own modules: it also runs where nothing is installed yet.
 */
import './node-version.mjs'
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { recordJourneys } from './record-journeys.mjs'
import { installMissing } from './install.mjs'
import { root, tried } from './build.mjs'
import { keepTemporaryFilesInMemory } from './scratch.mjs'
import { runSteps, typesOf } from './steps.mjs'

const results = path.join(root, 'test-results')

/**
 * The long ones stand first: what is short fills the gaps. Where one needs the build, it comes after it.
 *
 * @type {(import('./steps.mjs').Step & { report?: string })[]}
 */
const steps = [
  typesOf('server, catalogue, tests', '.'),
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  {
    name: 'build',
    command: ['node', 'scripts/build.mjs', 'catalogue', 'web', 'server', 'hosted', ...tried],
  },
  typesOf('web', 'web'),
  { name: 'import rules', command: ['tsx', 'scripts/check-imports.ts'] },
  { name: 'dead code', command: ['knip'] },
  typesOf('journeys', 'tests/journeys'),
  typesOf('domain', 'domain'),
  // Drawing them all takes longer than all other steps before the tests.
  {
    name: 'covers',
    command: ['tsx', 'catalogue/build-covers.ts', '--one-in', '40'],
    after: ['build'],
  },
  { name: 'generated types', command: ['tsx', 'scripts/generate-types.ts', '--check'] },
  { name: 'database lints', command: ['tsx', 'scripts/lint-database.ts'] },
  { name: 'texts', command: ['tsx', 'scripts/texts.ts'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'licences', command: ['tsx', 'scripts/third-party.ts', '--check'] },
  { name: 'secrets', command: ['tsx', 'scripts/scan-secrets.ts'], after: ['build'] },
  { name: 'weight', command: ['tsx', 'bench/weight.ts'], after: ['build'] },
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
    alone: true,
  },
  { name: 'journeys', command: ['playwright', 'test'], report: 'journeys.json', alone: true },
]

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
  // Nothing is tried again: what passed the second time only has failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures }
}

function failedTests({ name, message, assertionResults }) {
  const file = path.relative(root, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  const failures = failed.map((test) => ({
    title: `${file} › ${test.fullName}`,
    why: test.failureMessages[0],
  }))
  return message ? [{ title: file, why: message }, ...failures] : failures
}

function failedJourneys({ file, specs = [], suites = [] }) {
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ title, line, tests }) => {
      const { error, attachments = [] } = tests[0]?.results.at(-1) ?? {}
      return {
        title: `${file} › ${title}`,
        place: `${file}:${line}`,
        why: error?.message,
        files: attachments.flatMap((each) => each.path ?? []),
      }
    })
  return [...failures, ...suites.flatMap(failedJourneys)]
}

/** The end of a long output is what is read: it names what failed, how the reason begins, and what was recorded of it. */
function printFailure({ title, why = '', files = [] }) {
  const start = stripVTControlCharacters(why).split('\n').slice(0, 12)
  const recorded = files.map((file) => path.relative(root, file))
  process.stdout.write(`\n✗ ${title}\n    ${[...start, ...recorded].join('\n    ')}\n`)
}

/** A step that is no test counts as one, and so does a failure that no test reports. */
async function judge({ report }, { works }) {
  if (report === undefined) return count(works, { passed: works ? 1 : 0, failed: 0, failures: [] })
  const counted = await countTests(report)
  return count(works && counted.failed === 0 && counted.passed > 0, counted)
}

function count(holds, { passed, failed, failures }) {
  return { holds, passed, failed: !holds && failed === 0 ? 1 : failed, failures }
}

await installMissing()
await rm(results, { recursive: true, force: true })
await keepTemporaryFilesInMemory()
// What the first start of a server leaves is made once, for tests and journeys.
process.env.LARDER_PREPARATIONS = await mkdtemp(path.join(tmpdir(), 'larder-prepared-'))
process.on('exit', () => {
  rmSync(process.env.LARDER_PREPARATIONS, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
const done = await runSteps(steps, judge, {
  only: process.argv.slice(2),
  atOnce: availableParallelism(),
})
const sum = (of) => done.reduce((total, each) => total + each[of], 0)
const broken = done.filter(({ holds }) => !holds).map(({ name }) => name)
done.flatMap(({ failures }) => failures).forEach(printFailure)
await recordJourneys(done.flatMap(({ failures }) => failures).flatMap(({ place }) => place ?? []))
if (broken.length > 0) process.stdout.write(`\nBroken: ${broken.join(', ')}\n`)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
process.exitCode = broken.length === 0 ? 0 : 1
