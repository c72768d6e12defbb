/**
 * `npm run check [-- --since COMMIT] [--json]`: types, lint, format, import rules, and the tests of what differs from a
 * commit, by default the last one. With `--json` the last line is one object with the figures. It leaves to `npm test`
 * what a change of this kind cannot break.
 */
import './node-version.mjs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { changedFiles, databaseTests, mayBreakImportRules } from './changed.mjs'
import { installMissing } from './install.mjs'
import { keepTemporaryFilesInMemory } from './scratch.mjs'
import { runSteps, typesOf } from './steps.mjs'

const { values: options } = parseArgs({
  options: {
    since: { type: 'string', default: 'HEAD' },
    json: { type: 'boolean', default: false },
  },
})

await installMissing()
await keepTemporaryFilesInMemory()
const changed = changedFiles(options.since)
const code = changed.filter((file) => /\.(?:tsx?|mjs|js)$/u.test(file))
const typed = code.filter((file) => /\.tsx?$/u.test(file) && !file.startsWith('tests/journeys/'))
const sql = changed.filter((file) => file.endsWith('.sql'))
const recipes = changed.filter((file) => /^catalogue\/.*\.(?:yaml|csv|svg)$/u.test(file))
const mayImportAnew = mayBreakImportRules(options.since)
/** Yaml, pictures and documents have no types. Without a change nothing is left out. */
const hasTypes =
  changed.length === 0 || mayImportAnew || changed.some((file) => /\.(?:tsx?|json)$/u.test(file))

/** Each worker reads the catalogue for itself: one more than there are processors costs more than it gains. */
const workers = `--maxWorkers=${availableParallelism()}`
/** What the database holds of a rule is tested in tests/database; whole servers are for `npm test`. */
const related = ['vitest', 'related', '--run', '--reporter=dot', workers, '--project']
const ofServer = typed.filter((file) => /^(?:server|functions|tests)\//u.test(file))
const ofRules = typed.filter((file) => file.startsWith('domain/'))
const ofDatabase = sql.length > 0 ? await databaseTests(sql, options.since) : []
const vitest = ['vitest', 'run', '--reporter=dot', workers, '--project']
/** How a picture becomes a file is tested with dishes of its own: it goes by the icons and by no recipe. */
const ofIconsAlone = recipes.some((file) => file.endsWith('.svg'))
  ? []
  : ['--exclude', 'catalogue/art/build.test.ts']

const steps = [
  { ...typesOf('server, catalogue, tests', '.'), isNeeded: hasTypes },
  { ...typesOf('web', 'web'), isNeeded: hasTypes },
  {
    name: 'tests: unit, web',
    command: [...related, 'unit', '--project', 'web', ...typed],
    isNeeded: typed.length > 0,
  },
  {
    name: 'tests: server',
    command: [...related, 'system', ...ofServer],
    isNeeded: ofServer.length > 0,
  },
  {
    name: 'tests: rules in the database',
    command: [...related, 'system', '--dir', 'tests/database', ...ofRules],
    isNeeded: ofRules.length > 0,
  },
  {
    name: 'tests: database',
    command: [...vitest, 'system', ...ofDatabase],
    isNeeded: ofDatabase.length > 0,
  },
  {
    name: 'tests: catalogue',
    command: [...vitest, 'unit', 'catalogue', 'domain/cooking', 'tests/diets', ...ofIconsAlone],
    isNeeded: recipes.length > 0,
  },
  {
    name: 'generated types',
    command: ['tsx', 'scripts/generate-types.ts', '--check'],
    isNeeded: sql.length > 0,
  },
  {
    name: 'import rules',
    command: ['tsx', 'scripts/check-imports.ts'],
    isNeeded: mayImportAnew,
  },
  {
    name: 'lint',
    command: ['oxlint', '--deny-warnings', ...code],
    isNeeded: code.length > 0,
  },
  { ...typesOf('journeys', 'tests/journeys'), isNeeded: hasTypes },
  { ...typesOf('domain', 'domain'), isNeeded: hasTypes },
  { name: 'format', command: ['oxfmt', '--check'] },
].filter(({ isNeeded = true }) => isNeeded)

const startedAt = performance.now()
const judge = async (_step, { works }) => ({ holds: works })
const done = await runSteps(steps, judge, { atOnce: availableParallelism() })
const seconds = (performance.now() - startedAt) / 1000
const broken = done.filter(({ holds }) => !holds).map(({ name }) => name)
process.stdout.write(
  `\n${changed.length} files changed, ${done.length - broken.length} steps hold in ${seconds.toFixed(1)} s\n`,
)
if (broken.length > 0) process.stdout.write(`Broken: ${broken.join(', ')}\n`)
if (options.json) {
  process.stdout.write(
    `${JSON.stringify({ holds: broken.length === 0, seconds, changed, steps: done })}\n`,
  )
}
process.exitCode = broken.length === 0 ? 0 : 1
