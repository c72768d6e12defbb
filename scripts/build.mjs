/**
 * Builds what is stale: `node scripts/build.mjs [catalogue] [web] [languages] [server] [covers] [hosted]`, all by default; and
 * the app in one language, by its tag: `node scripts/build.mjs de`.
 * Plain JavaScript with Node's own modules, because it also runs before anything is installed.
 */
import './node-version.mjs'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from './run.mjs'

export const root = path.join(import.meta.dirname, '..')

const tool = (...parts) => path.join(root, 'node_modules', ...parts)
const vite = tool('vite', 'bin', 'vite.js')

const lastLine = (words) => words.trim().split('\n').at(-1) || undefined

/** `after`: the app takes in what the catalogue's build wrote; what needs nothing is built beside it. */
const steps = {
  catalogue: {
    label: 'the recipes',
    inputs: ['catalogue', 'domain', 'package-lock.json'],
    output: 'catalogue/build/catalogue.json',
    command: [tool('tsx', 'dist', 'cli.mjs'), 'catalogue/build.ts'],
    progress: lastLine,
  },
  web: {
    after: 'catalogue',
    label: 'the app',
    inputs: ['web', 'domain', 'catalogue', 'languages', 'package-lock.json'],
    output: 'dist/web/index.html',
    command: [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
  },
  /** Most of a build. What runs shows each as soon as it is drawn. */
  covers: {
    after: 'web',
    label: 'the covers',
    inputs: ['catalogue', 'domain', 'package-lock.json'],
    output: 'dist/web/covers/stock.webp',
    command: [tool('tsx', 'dist', 'cli.mjs'), 'catalogue/build-covers.ts'],
    progress: lastLine,
  },
  server: {
    label: 'the server',
    inputs: ['server', 'functions', 'domain', 'catalogue', 'languages', 'package-lock.json'],
    output: 'dist/server/main.js',
    command: [vite, 'build', '--config', 'server/vite.config.ts', '--logLevel', 'warn'],
  },
  hosted: {
    label: 'the functions of a hosted project',
    inputs: ['functions', 'domain', 'languages', 'package-lock.json'],
    output: 'dist/hosted/functions/environment.ts',
    command: [tool('tsx', 'dist', 'cli.mjs'), 'scripts/lay-hosted.ts'],
  },
}

/** The languages of domain/texts/language.ts beside American English; the last two are for who builds them. */
const languages = ['en-GB', 'de', 'fr', 'es', 'it', 'en-XA', 'ar-XB']
/** Those that people can choose. */
export const offered = ['en-GB', 'de', 'fr', 'es', 'it']
/** Those that `npm test` opens: German and French, longer texts, and mirrored. The others differ from them in their texts alone. */
export const tried = ['de', 'fr', 'en-XA', 'ar-XB']

const inLanguages = languages.map((tag) => [
  tag,
  {
    after: 'web',
    label: `the app in ${tag}`,
    inputs: steps.web.inputs,
    output: `dist/languages/${tag}/index.html`,
    command: [...steps.web.command, '--mode', tag],
  },
])
const allSteps = { ...steps, ...Object.fromEntries(inLanguages) }

/** What runs on this machine. A start waits for none of the languages: English is served until they are there, and covers come last. */
export const toRun = ['catalogue', 'web', 'server', ...offered]

/**
 * Builds those of `names` that are stale; by default what runs on this machine.
 *
 * @param {(keyof typeof steps)[]} names
 * @param {{ isBackground?: boolean }} options `isBackground` leaves the processor and the end of this process to others
 */
export async function buildStale(names = toRun, options = {}) {
  const begun = [...(await beginBuilds(names, options)).values()]
  const results = await Promise.allSettled(begun.map(async (built) => built))
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

/**
 * Begins to build those of `names` that are stale, for who does something else meanwhile.
 *
 * @param {(keyof typeof steps)[]} names
 * @param {{ isBackground?: boolean, isBeside?: boolean, background?: (keyof typeof steps)[] }} options `isBeside`: something
 *   else runs in this process, and ends it; `background` names those that have time
 * @returns {Promise<Map<keyof typeof steps, Promise<void> | undefined>>} when each is built; undefined where it was already
 */
export async function beginBuilds(names, { background = [], ...options }) {
  const hashes = new Map()
  const found = await Promise.all(names.map(async (name) => [name, await staleStep(name, hashes)]))
  const begun = new Map()
  for (const [name, step] of found) {
    const isBackground = options.isBackground ?? background.includes(name)
    const built = step && build(step, begun.get(step.after), { ...options, isBackground })
    begun.set(name, built)
    // Who waits for it hears of it, perhaps later.
    built?.catch(() => undefined)
  }
  return begun
}

/** A step with the hashes that it will be built from; undefined where those are what was built. */
async function staleStep(name, hashes) {
  const step = allSteps[name]
  const stamp = path.join(root, 'dist', '.stamps', name)
  for (const input of step.inputs) if (!hashes.has(input)) hashes.set(input, hashOf(input))
  const wanted = (await Promise.all(step.inputs.map((input) => hashes.get(input)))).join(' ')
  const found = await readFile(stamp, 'utf8').catch(() => undefined)
  if (found === wanted && existsSync(path.join(root, step.output))) return undefined
  return { ...step, stamp, wanted }
}

async function build({ label, command, progress, stamp, wanted }, first, options) {
  await first
  await run(`Building ${label}`, process.execPath, command, { progress, ...options })
  await mkdir(path.dirname(stamp), { recursive: true })
  await writeFile(stamp, wanted)
}

/** One hash over names and contents of an input; tests and what is built do not count. */
async function hashOf(input) {
  const hash = createHash('sha256')
  const files = await filesUnder(path.join(root, input))
  for (const file of files.toSorted()) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0')
  }
  return hash.digest('hex')
}

async function filesUnder(place) {
  if (!existsSync(place)) return []
  if (path.extname(place) === '.json') return [place]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  const built = path.join(root, 'catalogue', 'build')
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(built + path.sep))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = process.argv.slice(2).flatMap((name) => (name === 'languages' ? offered : [name]))
  const unknown = names.find((name) => !(name in allSteps))
  if (unknown !== undefined) {
    process.stderr.write(`There is no build named ${unknown}.\n`)
    process.exit(2)
  }
  await buildStale(names.length > 0 ? names : [...Object.keys(steps), ...offered]).catch(
    (thrown) => {
      process.stderr.write(`${thrown.message}\n`)
      process.exit(1)
    },
  )
}
